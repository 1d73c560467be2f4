declare module '@zxcvbn-ts/language-en/dist/commonWords.json.mjs' {
  const words: readonly string[]
  export default words
}
declare module '@zxcvbn-ts/language-de/dist/commonWords.json.esm.js' {
  const words: readonly string[]
  export default words
}
declare module '@zxcvbn-ts/language-es-es/dist/commonWords.json.mjs' {
  const words: readonly string[]
  export default words
}
declare module '@zxcvbn-ts/language-fr/dist/commonWords.json.mjs' {
  const words: readonly string[]
  export default words
}
declare module '@zxcvbn-ts/language-it/dist/commonWords.json.esm.js' {
  const words: readonly string[]
  export default words
}
