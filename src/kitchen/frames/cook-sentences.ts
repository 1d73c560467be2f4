import type { PantryItem } from '../culinary/index.ts'
import { capital, listOf } from '../prose.ts'
import { type Cooked, type CookingTimes, type Kind, kindOf, type Technique } from './cooking-times.ts'

/** Food in the form in which the steps name it. */
export interface Spoken {
  item: PantryItem
  name: string
  isMany: boolean
}

interface Timed extends Spoken {
  kind: Kind
  cooked: Cooked
}

const minutesOf = ({ least, most }: Pick<Cooked, 'least' | 'most'>): string =>
  least === most ? `${most} ${most === 1 ? 'minute' : 'minutes'}` : `${least} to ${most} minutes`

const named = (foods: readonly Spoken[]): string => `the ${listOf(foods.map(({ name }) => name))}`

/**
 * Writes the sentences that cook foods together: the slowest food goes in first, the others when the time
 * left is what they need, and the last sentence names the signs of doneness.
 */
export function cookSentences(foods: readonly Spoken[], technique: string, times: CookingTimes): string {
  const timed = foods.flatMap((food): Timed[] => {
    const kind = kindOf(times, food.item)
    const cooked = kind?.minutes[technique]
    return kind && cooked ? [{ ...food, kind, cooked }] : []
  })
  const own = timed.filter(({ kind }) => technique in kind.instead)
  const together = timed.filter((food) => !own.includes(food))
  return [
    ...own.map((food) =>
      food.kind.instead[technique]!.replaceAll('{foods}', named([food])).replaceAll(
        '{minutes}',
        minutesOf(food.cooked),
      ),
    ),
    ...inTurn(together, times.techniques[technique]!),
  ]
    .map(capital)
    .join(' ')
}

/**
 * Minutes below which a food goes in with the next slower one, since nobody waits by the stove for a minute.
 */
const SOON = 2
const SOON_SHARE = 0.15

/** Returns the times, in minutes before the end, at which foods go in, the longest first. */
function turnsOf(foods: readonly Timed[]): number[] {
  const all = [...new Set(foods.map(({ cooked }) => cooked.most))].sort((a, b) => b - a)
  const soon = Math.max(SOON, SOON_SHARE * (all[0] ?? 0))
  const turns: number[] = []
  for (const minutes of all) {
    const last = turns.at(-1)
    if (last === undefined || last - minutes > soon) turns.push(minutes)
  }
  return turns
}

function inTurn(foods: readonly Timed[], orders: Technique): string[] {
  const most = turnsOf(foods)
  const later = foods.filter(({ cooked }) => cooked.most <= (most[1] ?? 0))
  const apart = later.length > 0 && orders.apart ? [orders.apart.replace('{foods}', named(later))] : []
  const turns = most.map((minutes, at) => {
    const joining = foods.filter(({ cooked }) => cooked.most <= minutes && cooked.most > (most[at + 1] ?? 0))
    const next = most[at + 1]
    const order = (at === 0 ? orders.first : orders.more).replace('{foods}', named(joining))
    if (next !== undefined)
      return `${order} for ${minutesOf({ least: minutes - next, most: minutes - next })}.`
    const least = Math.max(...joining.map(({ cooked }) => Math.min(cooked.least, minutes)))
    const sign = at === 0 ? signOf(foods) : signsByName(foods)
    return `${order} until ${sign}, ${minutesOf({ least, most: minutes })}${at === 0 ? '' : ' more'}.`
  })
  return [...apart, ...turns]
}

/** Returns "they are tender" when one sign holds for all foods, otherwise one sign per food. */
function signOf(foods: readonly Timed[]): string {
  const phrases = new Set(foods.map((food) => doneness(food, true)))
  const isMany = foods.length > 1 || (foods[0]?.isMany ?? false)
  return phrases.size === 1 ? `${isMany ? 'they' : 'it'} ${doneness(foods[0]!, isMany)}` : signsByName(foods)
}

function signsByName(foods: readonly Timed[]): string {
  const phrases = [...new Set(foods.map((food) => doneness(food, true)))]
  const clauses = phrases.map((phrase) => {
    const group = foods.filter((food) => doneness(food, true) === phrase)
    const isMany = group.length > 1 || (group[0]?.isMany ?? false)
    return `${named(group)} ${doneness(group[0]!, isMany)}`
  })
  return listOf(clauses)
}

function doneness({ kind: { inside }, cooked: { sign } }: Timed, isMany: boolean): string {
  const looks = sign === '' ? '' : `${isMany ? 'are' : 'is'} ${sign}`
  const heat = inside ? `${isMany ? 'reach' : 'reaches'} ${inside} inside` : ''
  return [looks, heat].filter(Boolean).join(' and ') || (isMany ? 'are done' : 'is done')
}
