import type { FoundLine } from '../found-recipe.ts'
import { linesOf, oneLine } from '../plain-text.ts'
import { joinSteps } from '../text/join-lines.ts'
import { isNode, isOfType, listOf, type Resolve, resolved, type SchemaNode, valueIn } from './schema-node.ts'
import { lineFrom, textFrom } from './schema-values.ts'

const MAX_DEPTH = 8

/**
 * Reads the steps in every shape that pages give them: text, HTML, lists, HowToStep, HowToSection, and things
 * within things.
 */
export function instructionsFrom(value: unknown, resolve: Resolve): FoundLine[] {
  return read(value, null, resolve, 0).filter(({ text }) => /\p{L}/u.test(text))
}

function read(value: unknown, group: string | null, resolve: Resolve, depth: number): FoundLine[] {
  if (depth > MAX_DEPTH) return []
  const entries = listOf(value).map((one) => resolved(one, resolve))
  // A list of plain texts has its steps already; a single text may hold all of them.
  if (entries.length > 1 && entries.every((one) => typeof one === 'string'))
    return entries.flatMap((one) => {
      const lines = linesOf(textFrom(one))
      return [{ text: bare(lines.join(' ')), group }]
    })
  return entries.flatMap((one) =>
    isNode(one) ? readNode(one, group, resolve, depth) : split(textFrom(one), group),
  )
}

function readNode(node: SchemaNode, group: string | null, resolve: Resolve, depth: number): FoundLine[] {
  const inner = valueIn(node, 'itemListElement') ?? valueIn(node, 'steps') ?? valueIn(node, 'step')
  const name = lineFrom(node, 'name')
  if (inner !== undefined) {
    const isPart = isOfType(node, 'HowToSection') || !isOfType(node, 'HowToStep')
    if (isPart) return read(inner, isNumber(name) ? group : name || group, resolve, depth + 1)
    // The entries within one step are its directions and tips.
    const texts = read(inner, group, resolve, depth + 1).map(({ text }) => text)
    return texts.length > 0 ? [{ text: titled(name, texts.join(' ')), group }] : []
  }
  const item = valueIn(node, 'item')
  if (item !== undefined) return read(item, group, resolve, depth + 1)
  const text = textFrom(valueIn(node, 'text') ?? valueIn(node, 'description') ?? valueIn(node, 'instruction'))
  if (text === '' && name === '') return keyed(node, group, resolve, depth)
  if (text === '') return [{ text: bare(name), group }]
  const lines = linesOf(text)
  return [{ text: titled(name, bare(lines.join(' '))), group }]
}

/** Reads a list that some language wrote as an object: `{ "0": "Mix.", "1": "Bake." }`. */
const keyed = (node: SchemaNode, group: string | null, resolve: Resolve, depth: number): FoundLine[] =>
  Object.entries(node)
    .filter(([key]) => /^\d+$/.test(key))
    .flatMap(([, one]) => read(one, group, resolve, depth + 1))

/** Puts the name of a step before its text, unless it is a number or the text begins with it. */
function titled(name: string, text: string): string {
  if (name === '' || isNumber(name)) return text
  const said = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
  const title = said(name.replace(/(?:…|\.{3})$/, ''))
  if (title === '' || said(text).includes(title) || name.length > 80) return text
  return `${name.replace(/[.:\s]+$/, '')}: ${text}`
}

const isNumber = (name: string) => /^(?:step\s*)?#?\d*[.:)]?$/i.test(name.trim())

/** Splits one text with all steps by its lines, and a single line by its numbers. */
function split(text: string, group: string | null): FoundLine[] {
  const lines = linesOf(text)
  const only = lines[0] ?? ''
  const parts = lines.length === 1 ? byNumbers(only) : lines
  return joinSteps(parts).map((step) => ({ text: oneLine(step.text), group: step.group ?? group }))
}

/** Splits "1. Mix. 2. Bake. 3. Cool." only if the numbers count up from one. */
function byNumbers(line: string): string[] {
  const marks = [...line.matchAll(/(?:^|\s)(?:step\s*)?(\d{1,2})\s*[.):]\s+(?=\p{Lu})/giu)]
  const counts = marks.length > 1 && marks.every((mark, index) => Number(mark[1]) === index + 1)
  if (!counts) return [line]
  return marks.map((mark, index) => line.slice(mark.index, marks[index + 1]?.index).trim())
}

const bare = (text: string): string =>
  oneLine(text).replace(/^(?:(?:step\s*)?\d{1,2}\s*[.):]\s+|[•▢□*]\s+)(?=\S)/iu, '')
