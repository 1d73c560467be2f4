import { type Aisle, aisles } from '#contract/aisles.ts'
import type { ShoppingChange, ShoppingLine, ShoppingList } from '#contract/shopping.ts'

/** A shopping change before it has an id and a time. */
export type ShoppingWish = ShoppingChange extends infer One
  ? One extends ShoppingChange
    ? Omit<One, 'id' | 'at'>
    : never
  : never

export const ownKey = (lineId: string): string => `own:${lineId}`

/** Returns the id of a line that the cook wrote; null for a computed line. */
export const lineIdOf = (key: string): string | null => (key.startsWith('own:') ? key.slice(4) : null)

/**
 * Predicts the list that the server will return for a change. The prediction is shown before the server
 * answers, and is applied again to each answer while changes are still queued. A change that is applied twice
 * has the effect of one; a change to a line that no longer exists returns the same object.
 */
export function applyChange(list: ShoppingList, change: ShoppingWish): ShoppingList {
  switch (change.type) {
    case 'tick':
      return changeLine(list, change.key, { ticked: true })
    case 'untick':
      return changeLine(list, change.key, { ticked: false })
    case 'hide':
      return changeLine(list, change.key, { hidden: true, reason: null })
    case 'show':
      return changeLine(list, change.key, { hidden: false, reason: null })
    case 'add':
      return list.lines.some(({ key }) => key === ownKey(change.lineId))
        ? list
        : withLines(list, [...list.lines, ownLine(change.lineId, change.text, change.aisle ?? OTHER)])
    case 'edit':
      return changeLine(list, ownKey(change.lineId), {
        text: change.text,
        ...(change.aisle ? { aisle: change.aisle } : {}),
      })
    case 'remove':
      return withLines(
        list,
        list.lines.filter(({ key }) => key !== ownKey(change.lineId)),
      )
    case 'clear-ticked':
      return withLines(list, list.lines.flatMap(cleared))
    case 'seen':
      // A plan that changed after the list was read has changes that the cook has not seen.
      return change.planVersion === undefined || change.planVersion === list.planVersion ? seen(list) : list
  }
}

/** Returns the list without its notes about changes of the meal plan. */
const seen = (list: ShoppingList): ShoppingList => ({
  ...list,
  lines: list.lines.map((line) => (line.change === null ? line : { ...line, change: null })),
  gone: [],
})

/**
 * Returns the changes that undo `changes`, computed from the list before them. A change without effect needs
 * no undo.
 */
export function undoOf(before: ShoppingList, changes: readonly ShoppingWish[]): ShoppingWish[] {
  const back: ShoppingWish[] = []
  let list = before
  for (const change of changes) {
    back.unshift(...undoOfOne(list, change))
    list = applyChange(list, change)
  }
  return back
}

function undoOfOne(before: ShoppingList, change: ShoppingWish): ShoppingWish[] {
  const lineOf = (key: string) => before.lines.find((line) => line.key === key)
  switch (change.type) {
    case 'tick':
      return lineOf(change.key)?.ticked === false ? [{ type: 'untick', key: change.key }] : []
    case 'untick':
      return lineOf(change.key)?.ticked ? [{ type: 'tick', key: change.key }] : []
    case 'hide':
      return lineOf(change.key)?.hidden === false ? [{ type: 'show', key: change.key }] : []
    case 'show':
      return lineOf(change.key)?.hidden ? [{ type: 'hide', key: change.key }] : []
    case 'add':
      return lineOf(ownKey(change.lineId)) ? [] : [{ type: 'remove', lineId: change.lineId }]
    case 'edit': {
      const line = lineOf(ownKey(change.lineId))
      return line ? [{ type: 'edit', lineId: change.lineId, text: line.text, aisle: line.aisle }] : []
    }
    case 'remove': {
      const line = lineOf(ownKey(change.lineId))
      return line ? restoreLine(line) : []
    }
    case 'clear-ticked':
      return before.lines.filter(isInBasket).flatMap(restoreLine)
    case 'seen':
      return []
  }
}

/** True when the line is on the list and still to be bought. */
export const isToBuy = ({ hidden, ticked }: ShoppingLine): boolean => !hidden && !ticked

/** True when the line is on the list and already in the basket. */
export const isInBasket = ({ hidden, ticked }: ShoppingLine): boolean => !hidden && ticked

const OTHER: Aisle = aisles[aisles.length - 1] ?? 'Other'

const withLines = (list: ShoppingList, lines: ShoppingLine[]): ShoppingList => ({ ...list, lines })

function changeLine(list: ShoppingList, key: string, change: Partial<ShoppingLine>): ShoppingList {
  const at = list.lines.findIndex((line) => line.key === key)
  const line = list.lines[at]
  return line ? withLines(list, list.lines.with(at, { ...line, ...change })) : list
}

/** Clears a ticked line: one that the cook wrote is removed; a food is hidden until more of it is needed. */
function cleared(line: ShoppingLine): ShoppingLine[] {
  if (!isInBasket(line)) return [line]
  return line.kind === 'own' ? [] : [{ ...line, ticked: false, hidden: true, reason: 'bought' }]
}

function restoreLine(line: ShoppingLine): ShoppingWish[] {
  const lineId = lineIdOf(line.key)
  const back: ShoppingWish =
    lineId === null
      ? { type: 'show', key: line.key }
      : { type: 'add', lineId, text: line.text, aisle: line.aisle }
  return line.ticked ? [back, { type: 'tick', key: line.key }] : [back]
}

const ownLine = (lineId: string, text: string, aisle: Aisle): ShoppingLine => ({
  key: ownKey(lineId),
  kind: 'own',
  text,
  food: null,
  amount: '',
  aisle,
  optional: false,
  uses: [],
  ticked: false,
  hidden: false,
  change: null,
  reason: null,
})
