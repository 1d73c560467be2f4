import { dark, golden, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { type Area, sauce, shortPasta } from '../grounds.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { blob, box, path, type Svg, shadow, stroke, turned } from '../svg.ts'
import { bowl, ovenDish, skillet, tray } from '../vessels.ts'
import { finish, groundOf, pepper, specks, threads, toppings } from './toppings.ts'

const X = 600
const Y = 450

/** Lasagne, gratins, casseroles, crumbles, baked oats: an oven dish, browned on top. */
export function ovenBake(dish: Dish): Svg {
  const { rng } = dish
  const sweet = dish.category === 'dessert' || dish.category === 'breakfast'
  const cheesy = /chees|mozzarella|parmesan|cheddar|gruy|lasagn|gratin|bechamel/.test(dish.words) && !sweet
  const base = sweet ? mix(dish.main, '#d9a05a', 0.35) : cheesy ? '#f2c163' : mix(dish.tint, '#d99a4a', 0.2)
  const field = rectangle(220, 200, 760, 500)
  const inner = box(198, 186, 804, 528, 44, dark(base, 0.2)) + box(204, 190, 790, 514, 40, base)
  const cover = cheesy ? '#f7cf74' : sweet ? '#d7a460' : '#e6b865'
  const tubes = groundOf(dish, 'pasta')
  const pastaUnder = tubes
    ? shortPasta(
        rng,
        { x: X, y: Y, r: 470 },
        mix(tubes.colour, '#f8c04a', 0.5),
        /mac|elbow|cavatappi/.test(dish.words) ? 'elbow' : 'tube',
        { wide: 400, high: 255 },
      )
    : ''
  const molten = cheesy && !tubes
  const crust = scatter(rng, molten ? 34 : tubes ? 22 : 46, field)
    .map((place, i) => {
      const tone = i % 3 === 0 ? golden(cover, 0.16) : i % 3 === 1 ? light(cover, 0.45) : cover
      const wide = rng.between(26, 66) * (molten ? 1.3 : 1)
      const outline = blob(rng, place, wide, wide * 0.7, { wobble: 0.18, turn: rng.next() * 6 })
      return path(outline, tone, 'opacity=".55"')
    })
    .join('')
  const peeking = molten
    ? scatter(rng, 12, field)
        .map((place) =>
          path(
            blob(rng, place, rng.between(18, 46), rng.between(12, 24), { wobble: 0.28 }),
            dish.tint,
            'opacity=".7"',
          ),
        )
        .join('')
    : ''
  const blisters = cheesy
    ? scatter(rng, 30, field)
        .map((place) =>
          path(
            blob(rng, place, rng.between(10, 26), rng.between(7, 17), { wobble: 0.28 }),
            '#c57a2a',
            'opacity=".55"',
          ),
        )
        .join('')
    : ''
  const crumbs = sweet
    ? specks(rng, field, light(cover, 0.35), 130, 13) + specks(rng, field, dark(cover, 0.28), 110, 10)
    : ''
  const browned = specks(rng, field, '#9a5520', 44, cheesy ? 13 : 7)
  const peek = toppings(dish, rectangle(240, 220, 720, 460), {
    kinds: 4,
    share: sweet ? 0.8 : 0.9,
    skip: ['egg', 'cube', 'shred', 'coin'],
  })
  return (
    ovenDish(rng, 170, 160, 860, 590) +
    `<clipPath id="w"><rect x="198" y="186" width="804" height="522" rx="42"/></clipPath><g clip-path="url(#w)">${inner}${pastaUnder}${peeking}${crust}${blisters}${crumbs}<g opacity=".65">${browned}</g>${peek}</g>` +
    stroke('M240 194H960', '#2c1408', 14, 'opacity=".16"') +
    finish(dish, rectangle(260, 240, 680, 420), { share: 0.5 })
  )
}

/** Stuffed peppers, tomatoes, mushrooms, potatoes: cups in a dish. */
export function stuffed(dish: Dish): Svg {
  const { rng } = dish
  const cup = dish.pieces.find(
    ({ word }) =>
      /pepper|tomato|mushroom|zucchini|courgette|potato|squash|eggplant|aubergine|avocado/.test(word) &&
      dish.title.includes(word.split(' ').at(-1)?.slice(0, 5) ?? word),
  )
  const colour = cup?.colour ?? dish.main
  const rest = { ...dish, pieces: dish.pieces.filter((look) => look !== cup) }
  const one = (i: number) => {
    const place = { x: 340 + (i % 3) * 260, y: 320 + Math.floor(i / 3) * 258 }
    const outline = blob(rng, place, 124, 116, { corners: 8, wobble: 0.06, turn: i })
    return (
      shadow(outline, 8, 14, 0.35) +
      path(outline, dark(colour, 0.2)) +
      path(
        blob(rng, { x: place.x - 2, y: place.y - 4 }, 116, 108, { corners: 8, wobble: 0.05, turn: i }),
        colour,
      ) +
      sauce(rng, { ...place, r: 84 }, mix(dish.tint, '#dcae66', 0.62)) +
      toppings(rest, disc(place.x, place.y, 66), { kinds: 3, share: 0.32, scale: 0.78 }) +
      (/chees|feta|mozz|parm/.test(dish.words)
        ? threads(rng, disc(place.x, place.y, 70), '#f8d271', 20, 15)
        : '')
    )
  }
  return (
    ovenDish(rng, 170, 150, 860, 600) +
    box(196, 176, 808, 540, 44, '#9a5a2c') +
    Array.from({ length: 6 }, (_, i) => one(i)).join('') +
    finish(dish, rectangle(260, 240, 680, 400), { share: 0.7 })
  )
}

/** Vegetables, sausages, chicken pieces: roasted together on a tray. */
export function roastTray(dish: Dish): Svg {
  const region = rectangle(190, 215, 820, 470)
  const juices = scatter(dish.rng, 12, region)
    .map((place) =>
      path(
        blob(dish.rng, place, dish.rng.between(30, 80), dish.rng.between(18, 44), { wobble: 0.25 }),
        '#d29a4a',
        'opacity=".22"',
      ),
    )
    .join('')
  return (
    tray(dish.rng, 110, 130, 980, 640) +
    juices +
    toppings(dish, region, { kinds: 6, share: 3.4, scale: 1.25 }) +
    finish(dish, region, { scale: 1.2 }) +
    pepper(dish, { x: X, y: Y, r: 260 })
  )
}

/** Eggs set in a round: a frittata in its skillet, a quiche without a crust in its dish. */
export function setEggs(dish: Dish): Svg {
  const { rng } = dish
  const inDish = /quiche/.test(dish.title)
  const area: Area = inDish ? { x: X, y: Y, r: 290 } : { x: X - 30, y: Y, r: 292 }
  const browned = scatter(rng, 16, disc(area.x, area.y, area.r * 0.86))
    .map((place) =>
      path(
        blob(rng, place, rng.between(22, 54), rng.between(12, 28), { wobble: 0.28, turn: rng.next() * 6 }),
        '#b8741f',
        'opacity=".4"',
      ),
    )
    .join('')
  return (
    (inDish
      ? bowl(rng, X, Y, 352)
      : turned(skillet(area.x, Y, 340, 0), rng.pick([28, -32, 148]), area.x, Y)) +
    sauce(rng, area, mix('#f2c65c', dish.tint, 0.12)) +
    browned +
    toppings(dish, disc(area.x, area.y, area.r * 0.82), { kinds: 4, share: 0.8, skip: ['egg'] }) +
    finish(dish, disc(area.x, area.y, area.r * 0.78), { share: 0.6 })
  )
}
