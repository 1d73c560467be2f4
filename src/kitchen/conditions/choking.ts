import type { Finding } from '#contract/recipe.ts'
import type { ReadDraft, ReadLine } from '../checks/read-draft.ts'
import { split } from './food-group.ts'
import { isCooked, isCut, isCutLengthwise, isMadeFine } from './method.ts'

/** Round or slippery foods that burst or soften when they cook: NHS and CDC, choking hazards. */
const roundUntilCooked = new Set(
  split(`
    grape cherry-tomato cherry sour-cherry frozen-cherry blueberry blueberry-frozen gooseberry lychee baby-carrot kumquat
    honeydew cantaloupe watermelon quail-egg chestnut redcurrant
  `),
)

/** Round foods that stay firm when they cook. */
const roundAlways = new Set(
  split('olive-black olive-green hot-dog kielbasa pork-sausage breakfast-sausage italian-sausage'),
)

/** Sticky foods, which are a risk for children who cannot chew yet. */
const sticky = new Set(
  split('raisin currant-dried date prune apricot-dried fig-dried cherry-dried mango-dried mixed-dried-fruit'),
)

/** Foods that are hard when raw and must be cooked soft or grated. */
const hardWhenRaw = new Set(
  split('carrot baby-carrot apple celery parsnip beet turnip kohlrabi radish jicama fennel'),
)

/** Sausages of any kind: cut across they are discs of the size of a small throat. */
const isSausage = (id: string): boolean =>
  /sausage|hot-dog|frankfurter|wiener|kielbasa|bratwurst|chorizo|cabanossi|chipolata/.test(id)

const sausageWords = /\b(?:sausages?|hot dogs?|frankfurters?|wieners?|bratwursts?|franks)\b/

/** Finds round, firm and hard foods on which a small child can choke as they are cut and cooked. */
export function choking(recipe: ReadDraft, id: 'baby' | 'toddler'): Finding[] {
  const isRound = (line: ReadLine): boolean => {
    const food = line.food?.id ?? ''
    if (id === 'baby' && sticky.has(food)) return true
    if (isSausage(food) || (food === '' && sausageWords.test(line.text))) return true
    return roundAlways.has(food) || (roundUntilCooked.has(food) && !isCooked(recipe, line))
  }
  const uncut = recipe.lines
    .filter(isRound)
    .filter((line) =>
      isSausage(line.food?.id ?? '') || sausageWords.test(line.text)
        ? !isCutLengthwise(recipe, line)
        : !isCut(recipe, line),
    )
  const hard = recipe.lines
    .filter(({ food }) => food && hardWhenRaw.has(food.id))
    .filter((line) => !isCooked(recipe, line, true) && !isMadeFine(recipe, line))
  return [
    ...uncut.map((line) => ({
      rule: `condition.${id}.choking`,
      severity: 'error' as const,
      place: `ingredients.${line.index}`,
      message: `${line.item}: round or firm pieces can choke a small child, and nothing says to cut them.`,
      remedy: 'Cut round foods lengthwise into quarters; mash or flatten small ones.',
    })),
    ...hard.map((line) => ({
      rule: `condition.${id}.choking`,
      severity: 'error' as const,
      place: `ingredients.${line.index}`,
      message: `${line.item} stays raw and hard.`,
      remedy: 'Cook it until soft, or grate it finely.',
    })),
  ]
}
