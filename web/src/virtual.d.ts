declare module "virtual:game-words" {
  /** Loads one game's names in one language: `books["antike/fr"]()`. */
  export const books: Record<string, () => Promise<{ default: Record<string, string> }>>;
}
