import {
  MAX_SHOPPING_LINES,
  MAX_SHOPPING_MARKS,
  type ShoppingChange,
  type ShoppingLine,
} from '#contract/shopping.ts'

/** A line that the cook wrote. Times are milliseconds since 1970. */
export interface OwnLine {
  id: string
  text: string
  /** The aisle that the cook chose; null lets the kitchen choose. */
  aisle: ShoppingLine['aisle'] | null
  createdAt: number
  updatedAt: number
}

/**
 * The cook's ticking and hiding of one line. Each has a time of its own, so that the two do not overwrite
 * each other.
 */
export interface Mark {
  tickedAt: number | null
  /** The line's amount when it was ticked; null when that is not known. */
  tickedAmount: string | null
  /** Time of the last tick or untick. */
  tickChangedAt: number
  hiddenAt: number | null
  /**
   * The amount that was bought when the line was hidden; null when the cook hid the line whatever its amount.
   */
  boughtAmount: string | null
  /**
   * Time of the last hiding or showing; 0 means never, in which case a staple is hidden and anything else is
   * shown.
   */
  hideChangedAt: number
}

/** The cook's own additions and marks, as opposed to the lines computed from planned recipes. */
export interface Layers {
  lines: ReadonlyMap<string, OwnLine>
  marks: ReadonlyMap<string, Mark>
}

export interface ChangeContext {
  /** Time of the change, by the server's clock. */
  at: number
  /** Current amount of each food line, by its key. */
  amounts: ReadonlyMap<string, string>
  /** True when the printed amount `to` is more than `from`. */
  isGrown: (from: string, to: string) => boolean
}

export type LayerChange = Exclude<ShoppingChange, { type: 'seen' }>
/** The layers after a change, or the reason why the change was refused. */
export type Changed = { layers: Layers; refused?: undefined } | { layers?: undefined; refused: string }

export const ownKey = (lineId: string) => `own:${lineId}`
const isOwn = (key: string) => key.startsWith('own:')

export const untouched: Mark = {
  tickedAt: null,
  tickedAmount: null,
  tickChangedAt: 0,
  hiddenAt: null,
  boughtAmount: null,
  hideChangedAt: 0,
}

/**
 * Applies one change. Of two changes to the same thing the later one wins, in whatever order they arrive;
 * adding an existing line and removing a missing one do nothing.
 */
export function changeLayers(layers: Layers, change: LayerChange, context: ChangeContext): Changed {
  switch (change.type) {
    case 'tick':
    case 'untick':
    case 'hide':
    case 'show':
      return mark(layers, change, context)
    case 'add':
      return add(layers, change, context.at)
    case 'edit':
      return edit(layers, change, context.at)
    case 'remove':
      return { layers: remove(layers, change, context.at) }
    case 'clear-ticked':
      return { layers: clearTicked(layers, context) }
  }
}

type Marking = Extract<LayerChange, { key: string }>

function mark(layers: Layers, change: Marking, { at, amounts }: ChangeContext): Changed {
  const { key } = change
  if (isOwn(key) && !layers.lines.has(key.slice('own:'.length))) return { layers }
  const before = layers.marks.get(key)
  if (!before && layers.marks.size >= MAX_SHOPPING_MARKS)
    return { refused: 'Too many lines are ticked or hidden. Please clear the ticked ones first.' }
  const old = before ?? untouched
  const isTick = change.type === 'tick' || change.type === 'untick'
  if (at < (isTick ? old.tickChangedAt : old.hideChangedAt)) return { layers }
  const next = ((): Mark => {
    switch (change.type) {
      case 'tick':
        return {
          ...old,
          tickedAt: at,
          tickedAmount: change.amount ?? amounts.get(key) ?? '',
          tickChangedAt: at,
        }
      case 'untick':
        return { ...old, tickedAt: null, tickedAmount: null, tickChangedAt: at }
      case 'hide':
        return { ...old, hiddenAt: at, boughtAmount: null, hideChangedAt: at }
      case 'show':
        return { ...old, hiddenAt: null, boughtAmount: null, hideChangedAt: at }
    }
  })()
  return { layers: { ...layers, marks: new Map(layers.marks).set(key, next) } }
}

type Writing<T extends LayerChange['type']> = Extract<LayerChange, { type: T }>

function add(layers: Layers, { lineId, text, aisle }: Writing<'add'>, at: number): Changed {
  if (layers.lines.has(lineId)) return { layers }
  if (layers.lines.size >= MAX_SHOPPING_LINES)
    return { refused: `A list holds at most ${MAX_SHOPPING_LINES} lines of your own.` }
  const line: OwnLine = { id: lineId, text, aisle: aisle ?? null, createdAt: at, updatedAt: at }
  return { layers: { ...layers, lines: new Map(layers.lines).set(lineId, line) } }
}

function edit(layers: Layers, { lineId, text, aisle }: Writing<'edit'>, at: number): Changed {
  const line = layers.lines.get(lineId)
  if (!line) return { refused: 'This line is no longer on the list.' }
  if (at < line.updatedAt) return { layers }
  const next = { ...line, text, aisle: aisle === undefined ? line.aisle : aisle, updatedAt: at }
  return { layers: { ...layers, lines: new Map(layers.lines).set(lineId, next) } }
}

/**
 * Removes a line, unless it was rewritten after the removal was made: the cook never removed the new text.
 */
function remove(layers: Layers, { lineId }: Writing<'remove'>, at: number): Layers {
  if (at < (layers.lines.get(lineId)?.updatedAt ?? at)) return layers
  const [lines, marks] = [new Map(layers.lines), new Map(layers.marks)]
  lines.delete(lineId)
  marks.delete(ownKey(lineId))
  return { lines, marks }
}

/**
 * Treats ticked lines as bought: those that the cook wrote are deleted, foods are hidden at the amount that
 * was ticked.
 */
function clearTicked(layers: Layers, { at, amounts }: ChangeContext): Layers {
  const [lines, marks] = [new Map(layers.lines), new Map(layers.marks)]
  for (const [key, old] of layers.marks) {
    if (old.tickedAt === null || old.tickChangedAt > at) continue
    if (isOwn(key)) {
      const lineId = key.slice('own:'.length)
      if (at < (lines.get(lineId)?.updatedAt ?? at)) continue
      lines.delete(lineId)
      marks.delete(key)
      continue
    }
    const unticked = { ...old, tickedAt: null, tickedAmount: null, tickChangedAt: at }
    const amount = amounts.get(key)
    const isBought = amount !== undefined && at >= old.hideChangedAt
    marks.set(
      key,
      isBought
        ? { ...unticked, hiddenAt: at, boughtAmount: old.tickedAmount ?? amount, hideChangedAt: at }
        : unticked,
    )
  }
  return { lines, marks }
}

/**
 * Marks the plan's changes as seen: a tick then counts for the whole amount, and a bought food whose amount
 * has grown is listed again.
 */
export function acknowledge(layers: Layers, { at, amounts, isGrown }: ChangeContext): Layers {
  const marks = new Map(layers.marks)
  for (const [key, old] of layers.marks) {
    const amount = amounts.get(key)
    if (amount === undefined) continue
    if (old.tickedAmount !== null && isGrown(old.tickedAmount, amount))
      marks.set(key, { ...old, tickedAmount: amount })
    else if (old.tickedAt === null && old.boughtAmount !== null && isGrown(old.boughtAmount, amount))
      marks.set(key, {
        ...old,
        hiddenAt: null,
        boughtAmount: null,
        hideChangedAt: Math.max(at, old.hideChangedAt),
      })
  }
  return { ...layers, marks }
}
