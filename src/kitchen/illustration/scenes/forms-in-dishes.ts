import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import {
  between,
  grainGround,
  heaped,
  leafGround,
  liquidGround,
  noodleGround,
  onGround,
  powderGround,
  type Scene,
  sauceGround,
  shortPastaGround,
  shredGround,
  softGround,
  soupGround,
  wiltedGround,
} from './fillings.ts'
import { sectors } from './in-bowl.ts'
import { ovenBake } from './oven-dish.ts'

const stewed = onGround(sauceGround, { leads: true, share: 1.35 })
const soft = onGround(softGround, { kinds: 3, share: 0.5 })
const rice = onGround(grainGround(), { share: 1.1 })
const noodle = onGround(noodleGround, { share: 1.05 })
const heap = heaped(between)

/** A salad: on leaves if it has some, otherwise a heap of its parts. */
const salad: Scene = (dish) => {
  if (
    dish.foods.some(({ shape }) => shape === 'frill') ||
    /green leaves|salad leaves|herb leaves/.test(dish.words)
  )
    return leafy(dish)
  const [lead] = dish.lead.looks
  if (lead?.shape === 'grain') return rice(dish)
  if (lead?.shape === 'pasta') return pasta(dish)
  if (lead?.shape === 'noodle') return noodle(dish)
  return lead?.shape === 'shred' ? shredded(dish) : heaped(pale)(dish)
}
const pale = (dish: Dish) => mix(dish.body, light(dish.tint, 0.4), 0.5)
const leafy = onGround((dish, area, served) => leafGround(dish, area, served), { leads: true, share: 1.15 })
const pasta = onGround(shortPastaGround, { share: 1.1 })
const shredded = onGround(shredGround, { share: 0.8 })

/** Forms that fill a bowl, a pan or a dish, or lie heaped on a plate. */
export const inDishes = {
  soup: onGround(soupGround, { leads: true, share: 1.1 }),
  stew: stewed,
  curry: stewed,
  chili: stewed,
  porridge: onGround(grainGround({ length: 11, width: 15, density: 0.8 }), { share: 0.9 }),
  'noodle soup': onGround((dish, area, served) => soupGround(dish, area, served), {
    leads: true,
    share: 1.05,
  }),
  noodles: noodle,
  'long pasta': noodle,
  'short pasta': pasta,
  rice,
  risotto: onGround(grainGround({ length: 10, width: 12, density: 0.8 }), { share: 1 }),
  'fried rice': rice,
  grains: onGround(grainGround({ length: 8, width: 10 }), { share: 1.1 }),
  couscous: onGround(grainGround({ length: 2, width: 8, density: 0.3 }), { share: 1.1 }),
  salad,
  'leaf salad': leafy,
  slaw: shredded,
  'bowl in sections': sectors,
  'stir-fry': onGround(sauceGround, { leads: true, share: 1.7, kinds: 6 }),
  'pulled meat': shredded,
  casserole: ovenBake,
  gratin: ovenBake,
  lasagna: ovenBake,
  mash: soft,
  'roasted vegetables': heap,
  'cooked greens': onGround(wiltedGround, { share: 0.7 }),
  beans: onGround(
    (dish, area, served) => grainGround({ length: 20, width: 23, density: 0.85 })(dish, area, served),
    { share: 0.7 },
  ),
  dip: soft,
  spread: soft,
  sauce: onGround(
    (dish, area) => liquidGround({ ...dish, lead: { ...dish.lead, flows: true } }, area, undefined as never),
    { kinds: 3, share: 0.5 },
  ),
  dressing: onGround(
    (dish, area) => liquidGround({ ...dish, lead: { ...dish.lead, flows: true } }, area, undefined as never),
    { kinds: 3, share: 0.5 },
  ),
  relish: onGround(sauceGround, { leads: true, share: 1.5 }),
  pickles: heaped((dish) => mix(dish.body, '#efe6b4', 0.6)),
  jam: onGround(sauceGround, { leads: true, share: 0.9 }),
  powder: onGround(powderGround, { kinds: 2, share: 0.35 }),
  stock: onGround(liquidGround, { kinds: 3, share: 0.5 }),
  'smoothie bowl': onGround(softGround, { share: 0.9 }),
  'baked fruit': heaped((dish) => dark(mix(dish.tint, '#c98d5a', 0.3), 0.06)),
  fruit: heaped(() => null),
  granola: onGround(grainGround({ length: 9, width: 14, density: 0.9 }), { share: 1.2 }),
  puree: soft,
  crumble: ovenBake,
} satisfies Record<string, Scene>
