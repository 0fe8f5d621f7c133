/** What a person has chosen for this browser: language, theme, pace. Kept in local storage. */
const KEY = "internum.settings";

export type Lang = "en" | "fr";
export type Theme = "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "instant";

interface Stored {
  lang?: Lang;
  theme?: Theme;
  pace?: Pace;
  confirm?: boolean;
  careful?: boolean;
  name?: string;
  sound?: boolean;
  notify?: boolean;
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

class Settings {
  #given: Stored = $state(stored());

  get lang(): Lang {
    return this.#given.lang ?? (navigator.language.startsWith("fr") ? "fr" : "en");
  }
  set lang(lang: Lang) {
    document.documentElement.lang = lang;
    this.#keep({ lang });
  }
  get theme(): Theme {
    return this.#given.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  }
  set theme(theme: Theme) {
    document.documentElement.dataset.theme = theme;
    this.#keep({ theme });
  }
  get pace(): Pace {
    return this.#given.pace ?? "normal";
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
  }
  /** Ask before every move? Off: one click plays, and undo takes it back. */
  get confirm(): boolean {
    return this.#given.confirm ?? false;
  }
  set confirm(confirm: boolean) {
    this.#keep({ confirm });
  }
  /** Ask once more before what cannot be taken back, or gains nothing? */
  get careful(): boolean {
    return this.#given.careful ?? true;
  }
  set careful(careful: boolean) {
    this.#keep({ careful });
  }
  /** May the table be heard? Not before somebody wants it. */
  get sound(): boolean {
    return this.#given.sound ?? false;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  /** Has nobody said yes or no to sounds in this browser? */
  get soundIsOpen(): boolean {
    return this.#given.sound === undefined;
  }
  /** A notice when my turn comes while I look elsewhere. */
  get notify(): boolean {
    return this.#given.notify ?? false;
  }
  set notify(notify: boolean) {
    this.#keep({ notify });
  }
  get name(): string {
    return this.#given.name ?? "";
  }
  set name(name: string) {
    this.#keep({ name });
  }

  #keep(change: Stored): void {
    this.#given = { ...this.#given, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#given));
  }
}

export const settings = new Settings();
document.documentElement.lang = settings.lang;
