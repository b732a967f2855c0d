import type { ScriptedAnswer } from "../chance/chance.ts";
import type { Game, GameTypes, Step } from "../contract/contract.ts";
import type { Result, Violation } from "../contract/result.ts";
import type { RuleIndex } from "../contract/rules.ts";
import type { Migration } from "../documents/migration.ts";
import type { BeginOptions } from "../testing/begin.ts";
import type { Plays } from "../testing/line.ts";
import type { Refusals } from "../testing/refusal.ts";
import type { CardText, GameSubject } from "../text/index.ts";
import type { Locale } from "../text/locale.ts";
import type { Subject, Ui } from "../ui/index.ts";

/** The types of a core, in addition to those of its game. */
export interface CoreTypes {
  /** All cards and pieces as data. */
  Catalogue: object;
  /** A card or a type of piece, under one key that says its kind. */
  Component: object;
  /** The partial configuration that `configOf` completes. */
  ConfigPart: object;
  /** The description of a state in a test. */
  Scenario: object;
  /** The type of the core's reader, which reads states and views. */
  Reader: object;
}

/** The options of a core's texts. */
export interface CoreTextOptions<G extends GameTypes, C extends CoreTypes> {
  readonly locale: Locale;
  /** The reader's view, from which texts take names. Defaults to none. */
  readonly view?: G["View"];
  /** The cards of the game. Defaults to those of the package. */
  readonly catalogue?: C["Catalogue"];
}

/** The options of a core's `createGame`. */
export interface CoreGameOptions {
  /** Migrations for documents of earlier editions of the catalogue. Defaults to none. */
  readonly migrations?: readonly Migration[];
}

/** The reader of states and views that every core has. */
export interface CoreReader<G extends GameTypes> {
  /** Returns the whole table by name: a view unchanged, or a state with nothing hidden. */
  readonly table: (source: G["State"] | G["View"]) => object;
  /** Returns everything on the side of a seat. The result names the seat. */
  readonly side: (source: G["State"] | G["View"], seat: G["Seat"]) => { readonly seat: G["Seat"] };
}

/**
 * The exports of every core, by subpath. Each core is checked by the compiler: its `test/shape.ts` assigns each of its
 * modules to the type in this interface.
 */
export interface Core<G extends GameTypes, C extends CoreTypes> {
  readonly ".": {
    readonly game: Game<G>;
    readonly createGame: (catalogue: C["Catalogue"], options?: CoreGameOptions) => Result<Game<G>>;
    readonly configOf: (part: C["ConfigPart"]) => G["Config"];
    readonly actionKey: (action: G["Action"]) => string;
  };
  readonly "./catalogue": {
    readonly defaultCatalogue: C["Catalogue"];
    readonly catalogueFaults: (catalogue: C["Catalogue"]) => readonly Violation[];
  };
  readonly "./rules": { readonly RULES: RuleIndex };
  readonly "./read": {
    readonly reader: C["Reader"] & CoreReader<G>;
    readonly createReader: (catalogue: C["Catalogue"]) => Result<C["Reader"] & CoreReader<G>>;
  };
  readonly "./text": {
    readonly describe: (subject: GameSubject<G>, options: CoreTextOptions<G, C>) => string;
    readonly nameOf: (component: C["Component"], options: CoreTextOptions<G, C>) => string;
  };
  readonly "./text/cards": {
    readonly describeComponent: (component: C["Component"], options: CoreTextOptions<G, C>) => string;
    readonly componentText: (component: C["Component"], options: CoreTextOptions<G, C>) => CardText | undefined;
  };
  readonly "./ui": {
    readonly uiIn: (
      locale: Locale,
      options?: { readonly catalogue?: C["Catalogue"]; readonly reader?: C["Reader"] },
    ) => Ui<G>;
    readonly subjectsOf: (action: G["Action"], view: G["View"]) => readonly Subject[];
    readonly componentsOf: (action: G["Action"], view: G["View"]) => readonly C["Component"][];
    readonly picturesOf: (catalogue: C["Catalogue"]) => readonly string[];
    readonly pictureOf: (component: C["Component"]) => string | undefined;
    readonly componentPictured: (picture: string) => C["Component"] | undefined;
  };
  readonly "./testing": {
    readonly scenario: (spec?: C["Scenario"]) => G["State"];
    readonly begin: (spec?: C["Scenario"], options?: BeginOptions<G>) => Step<G["State"], G["Event"]>;
    readonly laidOut: (spec?: C["Scenario"]) => G["State"];
    readonly play: Plays<G>;
    readonly components: (state: G["State"]) => Readonly<Record<string, number>>;
    readonly truth: (state: G["State"], view: G["View"], catalogue?: C["Catalogue"]) => readonly ScriptedAnswer[];
    readonly expectIllegal: Refusals;
    readonly draws: (names: readonly string[]) => readonly ScriptedAnswer[];
    readonly dice: (faces: readonly string[]) => readonly ScriptedAnswer[];
  };
}
