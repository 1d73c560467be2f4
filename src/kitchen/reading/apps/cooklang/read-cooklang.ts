import type { FoundLine } from '../../found-recipe.ts'
import { readMinutes } from '../../minutes.ts'
import { manyLines, oneLine } from '../../plain-text.ts'
import { type AppRecipe, emptyAppRecipe } from '../app-recipe.ts'
import { instantOf } from '../json-values.ts'
import { type Component, piecesOf } from './components.ts'
import { splitMetadata } from './front-matter.ts'

/** Keys with a field of their own; all others go into the notes. */
const known = new Set(
  (
    'title description introduction servings serves yield course category author source.author source source.url ' +
    'source.name time required time duration prep time time.prep cook time time.cook rest time time.rest tags image images picture pictures'
  ).match(/(?:time required|prep time|cook time|rest time|\S+)/g) ?? [],
)

/**
 * Reads a Cooklang file. Ingredients are listed in the order in which the steps name them; one that is named
 * again without an amount is the same. Notes (`>`) go into the notes, comments (`--`, `[- -]`) are the
 * author's own and are dropped, as the language demands. https://cooklang.org/docs/spec/
 */
export function readCooklang(text: string, fileName: string): AppRecipe {
  const { metadata, body } = splitMetadata(manyLinesKeptApart(text))
  const said = (...keys: string[]) => keys.map((key) => metadata.get(key)).find(Boolean) ?? null
  const { ingredients, cookware, steps, notes } = readBody(withoutComments(body))
  const source = said('source.url', 'source', 'source.name')
  const further = [...metadata].filter(([key]) => !known.has(key))
  return {
    ...emptyAppRecipe(),
    title: oneLine(said('title') ?? fileName.replace(/^.*\//, '').replace(/\.cook$/i, '')),
    description: said('description', 'introduction') ?? '',
    ingredients,
    steps,
    prepMinutes: readMinutes(said('prep time', 'time.prep')),
    cookMinutes: readMinutes(said('cook time', 'time.cook')),
    restMinutes: readMinutes(said('rest time', 'time.rest')),
    totalMinutes: readMinutes(said('time required', 'time', 'duration')),
    yield: servingsWords(said('servings', 'serves'), said('yield')),
    categories: [said('course', 'category'), said('tags')]
      .filter((one) => one !== null)
      .flatMap((one) => one.split(',')),
    author: said('author', 'source.author') ?? (source && !/^https?:/i.test(source) ? source : null),
    url: source && /^https?:/i.test(source) ? source : null,
    createdAt: instantOf(said('date', 'created')),
    notes,
    further: [
      { label: 'Tags', text: said('tags') ?? '' },
      { label: 'Equipment', text: cookware.join(', ') },
      ...further.map(([key, value]) => ({ label: key.charAt(0).toUpperCase() + key.slice(1), text: value })),
    ],
  }
}

const servingsWords = (servings: string | null, made: string | null) =>
  servings ? (/^\d+$/.test(servings) ? `${servings} servings` : servings) : made

const manyLinesKeptApart = (text: string) => text.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '')

const withoutComments = (text: string) =>
  text.replace(/\[-[\s\S]*?-\]/g, '').replace(/(^|\s)--(?!-).*$/gm, '$1')

function readBody(body: string) {
  const ingredients: FoundLine[] = []
  const listed = new Set<string>()
  const cookware = new Set<string>()
  const steps: FoundLine[] = []
  const notes: string[] = []
  let group: string | null = null
  for (const paragraph of body.split(/\n[ \t]*\n/)) {
    let lines: string[] = []
    const endStep = () => {
      const words = lines.join('\n').trim()
      lines = []
      if (words === '') return
      const text = piecesOf(words)
        .map((piece) => {
          if ('text' in piece) return piece.text
          if (piece.kind === 'cookware') cookware.add(piece.name)
          if (piece.kind === 'ingredient') list(piece, group, ingredients, listed)
          return piece.kind === 'timer' ? [piece.quantity, piece.unit].filter(Boolean).join(' ') : piece.name
        })
        .join('')
      const plain = manyLines(text)
      if (plain) steps.push({ text: plain, group })
    }
    for (const line of paragraph.split('\n')) {
      const section = /^=+\s*(.*?)\s*=*\s*$/.exec(line)
      if (section) {
        endStep()
        group = section[1] || null
      } else if (/^>(?!>)/.test(line)) {
        endStep()
        notes.push(line.replace(/^>\s?/, ''))
      } else lines.push(line)
    }
    endStep()
  }
  return { ingredients, cookware: [...cookware], steps, notes: manyLines(notes.join('\n')) }
}

function list(
  { name, quantity, unit, preparation, unlisted, optional }: Component,
  group: string | null,
  ingredients: FoundLine[],
  listed: Set<string>,
): void {
  const key = name.toLowerCase()
  if (name === '' || (unlisted && listed.has(key)) || (quantity === '' && listed.has(key))) return
  listed.add(key)
  const head = [quantity, unit, name].filter(Boolean).join(' ')
  // Words such as "some" and "to taste" are no amounts that could stand before a food.
  const line =
    /\d|[½¼¾⅓⅔⅛]/.test(quantity) || quantity === ''
      ? head
      : `${[unit, name].filter(Boolean).join(' ')}, ${quantity}`
  const text = [line, preparation, optional ? 'optional' : ''].filter(Boolean).join(', ')
  ingredients.push({ text: oneLine(text), group })
}
