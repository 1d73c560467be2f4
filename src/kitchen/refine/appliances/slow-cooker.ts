import type { RecipeDraft } from '#contract/recipe.ts'
import { rational } from '../../ingredients/index.ts'
import { changed, type Outcome, refused } from '../outcome.ts'
import { scaledLine } from '../scaled-line.ts'
import { afterwards, minutesBefore, theFoods, whyNotClosed, withDairyLater } from './closed-pot.ts'
import { isThin, moistDish, opening, sentence, untilOf } from './moist.ts'
import { isRawKidneyBean, slowHours } from './pot-times.ts'
import { describedFor, titledFor, withoutPreheating, withSteps } from './words.ts'

const moved = /\b(?:soup|chowder|broth|bisque|minestrone|stock|potage)\b/i

/**
 * Adapts a soup, stew or braise to a slow cooker: browned in a pan as before, then left alone for hours; milk
 * and cream go in at the end.
 */
export function forSlowCooker(draft: RecipeDraft): Outcome {
  const whole = moistDish(draft, 3)
  const { dish, dairy } = whole ? withDairyLater(whole) : { dish: null, dairy: [] }
  const why = dish && whyNotClosed(dish, 'slow cooker')
  if (why) return why
  if (!dish || dish.liquid < 100)
    return refused(
      'A slow cooker makes soups, stews and braises. Nothing in this dish simmers: it lives by dry heat, by being cooked in minutes or by being fresh, and hours in a slow cooker would spoil it. Ask for a new recipe for the slow cooker.',
    )
  if (dish.minutes < 10)
    return refused(
      `This simmers for only ${Math.round(dish.minutes)} minutes as it is: hours in a slow cooker would overcook it. Ask for a new recipe for the slow cooker.`,
    )
  if (dish.inside.some(isRawKidneyBean))
    return refused(
      'Dried kidney beans must boil hard for 10 minutes before they are safe, and a slow cooker never boils: take canned beans.',
    )
  const hours = slowHours(dish.inside)
  const { groups, minutes: finishing } = afterwards(dish)
  const head = opening(dish)
  const until = untilOf(dish)
  const isSoup = moved.test(draft.title)
  const first = dish.before.flat().length > 0 || head !== ''
  const cooking =
    `${sentence(head)} ${first ? 'Move everything to a slow cooker, cover' : 'Put everything into a slow cooker, cover'}, and cook on low for ${hours} hours${until ? `, ${until}` : ', until everything is tender'}.`.trim()
  const finish = groups.map((sentences) =>
    sentences.map((each) => each.replace(/\b(simmer|heat|cook|warm)\b(?=[^.]*\bminutes?\b)/i, '$1 on high')),
  )
  const next = withSteps(draft, [
    ...dish.before.slice(0, -1).map((each) => withoutPreheating(each, groups)),
    [...withoutPreheating(dish.before.at(-1) ?? [], groups), cooking],
    ...(dairy.length > 0 ? [[`Stir in ${theFoods(dairy)} and cook on high for 15 minutes.`]] : []),
    ...finish,
  ])
  return changed({
    ...next,
    title: titledFor(draft.title, 'Slow Cooker'),
    description: describedFor(draft.description, 'cooked low and slow'),
    cookTime: Math.ceil((minutesBefore(dish) + hours * 60 + (dairy.length > 0 ? 15 : 0) + finishing) / 5) * 5,
    // Nothing boils away under the lid: a braise keeps two thirds of its stock.
    ingredients: next.ingredients.map((line, index) => {
      const one = dish.lines[index]
      const isStock = one !== undefined && isThin(one) && /stock|broth|water/.test(one.food?.id ?? '')
      return isStock && !isSoup && one.grams > 350 && dish.inside.some((each) => each.index === index)
        ? scaledLine(line, rational(2, 3))
        : line
    }),
  })
}
