import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { computeNutrition } from '#kitchen/nutrition/index.ts'
import type { Refinement } from '#kitchen/refine/index.ts'
import type { Stored, WishCase } from './wishes.ts'

/** Lists the requirements of a case that the answer does not meet. */
export function failuresOf(
  wanted: WishCase,
  { draft: before, linked }: Stored,
  answer: Refinement,
): string[] {
  const allowed = wanted.refused ?? wanted.or
  if (answer.kind !== 'proposal')
    return allowed && new RegExp(allowed, 'i').test(answer.reason) ? [] : [`${answer.kind}: ${answer.reason}`]
  if (wanted.refused) return ['was to be refused']
  const { draft: after } = answer
  const failures: string[] = []
  const must = (holds: boolean, message: string) => {
    if (!holds) failures.push(message)
  }
  const lines = after.ingredients.map(({ item }) => item).join('\n')
  const steps = after.instructions.join('\n')
  const has = (text: string, words: string) => new RegExp(words, 'i').test(text)
  for (const food of wanted.in) must(has(lines, food), `no ${food} in the lines`)
  for (const food of wanted.out) must(!has(`${lines}\n${steps}`, food), `${food} is still there`)
  if (wanted.title) must(has(after.title, wanted.title), `title ${after.title}`)
  if (wanted.silentTitle) must(!has(after.title, wanted.silentTitle), `title ${after.title}`)
  for (const words of wanted.says) must(has(steps, words), `steps do not say ${words}`)
  for (const words of wanted.silent) must(!has(steps, words), `steps say ${words}`)
  if (wanted.servings) must(after.servings === wanted.servings, `serves ${after.servings}`)
  if (wanted.same) must(after.servings === before.servings, `serves ${after.servings}`)
  const [was, is] = [before.prepTime + before.cookTime, after.prepTime + after.cookTime]
  if (wanted.minutes) must(is <= wanted.minutes, `takes ${is} minutes`)
  if (wanted.least) must(is <= was - wanted.least, `takes ${is} minutes of ${was}`)
  for (const [food, amount] of Object.entries(wanted.amounts)) {
    const line = after.ingredients.find(({ item }) => has(item, food))
    must(line?.amount === amount, `${line?.amount} ${food}`)
  }
  const [old, now] = [computeNutrition(before).perServing, computeNutrition(after).perServing]
  if (wanted.less) {
    const [figure, share] = wanted.less
    must(now[figure] <= old[figure] * share + 0.5, `${figure} ${old[figure]} → ${now[figure]}`)
  }
  if (wanted.more) {
    const [figure, share] = wanted.more
    must(now[figure] >= old[figure] * share, `${figure} ${old[figure]} → ${now[figure]}`)
  }
  if (wanted.most) must(now[wanted.most[0]] <= wanted.most[1], `${wanted.most[0]} ${now[wanted.most[0]]}`)
  const course = linked ? { course: linked.file.course } : {}
  const known = new Set(
    blocking(checkRecipe(before, { source: 'engine', ...course })).map(({ rule }) => rule),
  )
  for (const { rule, message } of blocking(checkRecipe(after, { source: 'engine', ...course })))
    must(known.has(rule), `${rule}: ${message}`)
  return failures
}
