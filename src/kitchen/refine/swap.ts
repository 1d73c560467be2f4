import type { RecipeDraft } from '#contract/recipe.ts'
import { headOf } from '#contract/storable-text.ts'
import { familyOf } from '../checks/index.ts'
import { pantryItem, substitutesFor } from '../composer/index.ts'
import { type Food, foodById } from '../foods/index.ts'
import { type Line, readLines } from './lines.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { replaceLines } from './replace.ts'
import { plainStandIn } from './stand-ins.ts'
import { foodMeant } from './wish.ts'

/** `swap butter for olive oil`, where the one can do what the other did. */
export function swapped(draft: RecipeDraft, { from, to }: { from: string; to: string }): Outcome {
  const lines = readLines(draft)
  const target = foodMeant(to)
  if (!target) return refused(`The kitchen does not know “${headOf(to, 60)}” as a food.`)
  const found = lines.filter((line) => means(line, from))
  if (found.length === 0) {
    return lines.some((line) => line.food?.id === target.id)
      ? already(`This recipe already uses ${target.name}, and no ${headOf(from, 60)}.`)
      : refused(`There is no ${headOf(from, 60)} in this recipe.`)
  }
  if (found.every((line) => line.food?.id === target.id))
    return already(`This recipe already uses ${target.name}.`)
  const [unlike] = found.filter((line) => !line.food || !doesTheSame(line.food, target))
  if (unlike) {
    return refused(
      `${capital(target.name)} does not do in a dish what ${unlike.parsed.food} does, and the steps would no longer be right. Ask for a new recipe with it.`,
    )
  }
  const asTyped = { one: to, many: to }
  const standIn = { ...plainStandIn(target.id, 1, 'keep') }
  const known = pantryItem(target.id) ? standIn : { ...standIn, buy: asTyped, name: asTyped }
  return changed(replaceLines(draft, new Map(found.map((line) => [line.index, known]))))
}

const means = (line: Line, words: string): boolean => {
  const food = foodMeant(words)
  if (food && line.food?.id === food.id) return true
  const family = familyOf(words)
  if (family && line.food && family(line.food)) return true
  return line.parsed.food.toLowerCase().includes(words.toLowerCase())
}

/** Roles that say little: nearly everything has them. */
const vague = new Set(['sweet', 'liquid', 'dairy', 'baking'])

/** By the composer's table, either way, or by a role in the kitchen and a way of cooking that both share. */
export function doesTheSame(from: Food, to: Food): boolean {
  if (from.id === to.id) return true
  const pairs = [...substitutesFor(from.id, 'savoury'), ...substitutesFor(from.id, 'sweet')]
  const back = [...substitutesFor(to.id, 'savoury'), ...substitutesFor(to.id, 'sweet')]
  if (pairs.includes(to.id) || back.includes(from.id)) return true
  const [a, b] = [pantryItem(from.id), pantryItem(to.id)]
  if (!a || !b || !foodById(to.id)) return false
  if (a.cooking !== b.cooking || a.speed !== b.speed) return false
  return a.roles.some((role) => !vague.has(role) && b.roles.includes(role))
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
