import { headOf } from '#contract/storable-text.ts'

/** Cuts a text to a length: at a word if one ends near, and never in the middle of a symbol. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const head = headOf(text, most - 1)
  const atWord = head.replace(/\s+\S*$/, '')
  return `${atWord.length > most * 0.6 ? atWord : head}…`
}

/** Splits a long step between its sentences into several, without losing text. */
export function splitLong(text: string, most: number): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > most) {
    const head = headOf(rest, most)
    const sentence = head.search(/[.!?…]["”’)]?\s+\S[^.!?]*$/)
    const space = head.lastIndexOf(' ')
    const at = sentence > most / 3 ? sentence + 1 : space > most / 3 ? space : head.length
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}
