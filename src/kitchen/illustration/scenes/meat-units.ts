import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { disc, scatter } from '../placement.ts'
import { at, blob, circle, ellipse, n, path, shadowColour, stroke, turned } from '../svg.ts'
import { onUnit, shine, solid, type Unit } from './equals.ts'
import { specks } from './toppings.ts'

/** Returns the colour of browned meat; a part that names a colour keeps most of it. */
export const browned = (dish: Dish) =>
  mix(dish.body, '#9a5a2c', /white|pale|pink|rosy|red|black|golden/.test(dish.lead.words) ? 0.12 : 0.3)

const has = (dish: Dish, words: RegExp) => words.test(dish.words)

/** Meatballs, falafel, croquettes: a ball with its crumbs and its light. */
export const meatball: Unit = (dish, place, size) => {
  const { rng } = dish
  const colour = browned(dish)
  const crumbs = scatter(rng, 9, onUnit(place, size, 0.72))
    .map(({ x, y }) => `M${at(x, y)}l${rng.whole(-4, 4)} 3`)
    .join('')
  return (
    solid(blob(rng, place, size, size * 0.95, { corners: 11, wobble: 0.05 }), colour) +
    path(
      blob(rng, { x: place.x - size * 0.1, y: place.y - size * 0.16 }, size * 0.66, size * 0.56, {
        wobble: 0.08,
      }),
      light(colour, 0.14),
      'opacity=".7"',
    ) +
    stroke(crumbs, light(colour, 0.35), 6, 'opacity=".8"') +
    shine(place, size, colour)
  )
}

/** Patties and cakes: flat, browned in patches. */
export const patty: Unit = (dish, place, size) => {
  const { rng } = dish
  const colour = browned(dish)
  const marks = scatter(rng, 6, onUnit(place, size, 0.7))
    .map((spot) =>
      path(
        blob(rng, spot, rng.between(0.1, 0.24) * size, size * 0.1, { wobble: 0.3, turn: rng.next() * 6 }),
        dark(colour, 0.32),
        'opacity=".5"',
      ),
    )
    .join('')
  return (
    solid(blob(rng, place, size, size * 0.92, { corners: 12, wobble: 0.05 }), colour) +
    marks +
    specks(rng, onUnit(place, size, 0.75), light(colour, 0.4), 22, 6) +
    shine(place, size, colour)
  )
}

/** Fritters: rough and lacy at the edge, golden. */
export const fritter: Unit = (dish, place, size) => {
  const { rng } = dish
  const colour = mix(dish.body, '#cf8a38', 0.4)
  const nubs = scatter(rng, 3, onUnit(place, size, 0.62))
    .map((spot) => blob(rng, spot, size * 0.2, size * 0.15, { corners: 6, wobble: 0.2 }))
    .join('')
  return (
    solid(blob(rng, place, size, size * 0.84, { corners: 17, wobble: 0.13, turn: rng.next() * 6 }), colour) +
    path(
      blob(rng, { x: place.x - 5, y: place.y - 9 }, size * 0.7, size * 0.56, { corners: 11, wobble: 0.16 }),
      light(colour, 0.22),
      'opacity=".7"',
    ) +
    path(nubs, dark(colour, 0.06)) +
    specks(rng, onUnit(place, size, 0.8), dark(colour, 0.4), 18, 7) +
    specks(rng, onUnit(place, size, 0.7), light(colour, 0.5), 16, 6)
  )
}

/** A cutlet: broad and thin, in its crust. */
export const cutlet: Unit = (dish, place, size) => {
  const { rng } = dish
  const colour = mix(dish.body, '#d1954a', /white|pale|brown|dark|grill/.test(dish.lead.words) ? 0.15 : 0.4)
  const turn = rng.between(-0.5, 0.3)
  return (
    solid(blob(rng, place, size, size * 0.66, { corners: 12, wobble: 0.1, turn }), colour) +
    path(
      blob(rng, { x: place.x - 6, y: place.y - 9 }, size * 0.78, size * 0.46, { wobble: 0.12, turn }),
      light(colour, 0.18),
      'opacity=".7"',
    ) +
    specks(rng, disc(place.x, place.y, size * 0.8, size * 0.5), dark(colour, 0.36), 46, 6) +
    specks(rng, disc(place.x, place.y, size * 0.76, size * 0.46), light(colour, 0.5), 40, 6)
  )
}

/** A steak with its band of fat and the marks of the grill. */
export const steak: Unit = (dish, place, size) => {
  const { rng } = dish
  const colour = browned(dish)
  const { x, y } = place
  const turn = rng.between(-0.3, 0.2)
  const outline = blob(rng, place, size, size * 0.62, { corners: 9, wobble: 0.1, turn })
  const marks = [-0.5, -0.18, 0.14, 0.46]
    .map(
      (along) =>
        `M${at(x + along * size - size * 0.14, y + size * 0.34)}L${at(x + along * size + size * 0.18, y - size * 0.4)}`,
    )
    .join('')
  return (
    path(outline, shadowColour, 'opacity=".3" transform="translate(8 16)"') +
    path(outline, '#ecd3a4', `stroke="#d9b277" stroke-width="4"`) +
    path(
      blob(rng, { x: x + 4, y: y - 3 }, size * 0.94, size * 0.55, { corners: 9, wobble: 0.09, turn }),
      dark(colour, 0.22),
    ) +
    path(
      blob(rng, { x: x + 2, y: y - 9 }, size * 0.86, size * 0.48, { corners: 9, wobble: 0.09, turn }),
      colour,
    ) +
    stroke(marks, dark(colour, 0.55), size * 0.075, 'opacity=".65"') +
    shine(place, size, colour) +
    specks(rng, disc(x, y, size * 0.66, size * 0.36), '#2c1c14', 22, 4)
  )
}

/** A chop: an eye of meat and its bone. */
export const chop: Unit = (dish, place, size, i) => {
  const { rng } = dish
  const colour = browned(dish)
  const { x, y } = place
  const eye = blob(rng, { x: x - size * 0.2, y }, size * 0.66, size * 0.54, { corners: 9, wobble: 0.08 })
  return turned(
    stroke(
      `M${at(x + size * 0.2, y - size * 0.1)}Q${at(x + size * 0.6, y - size * 0.42)} ${at(x + size * 0.98, y - size * 0.4)}`,
      shadowColour,
      size * 0.17,
      'opacity=".25" transform="translate(5 12)"',
    ) +
      stroke(
        `M${at(x + size * 0.2, y - size * 0.1)}Q${at(x + size * 0.6, y - size * 0.42)} ${at(x + size * 0.98, y - size * 0.4)}`,
        '#f0e0c2',
        size * 0.15,
      ) +
      solid(eye, colour) +
      path(
        blob(rng, { x: x - size * 0.24, y: y - 8 }, size * 0.5, size * 0.38, { wobble: 0.1 }),
        light(colour, 0.16),
        'opacity=".7"',
      ) +
      stroke(
        [-0.5, -0.25, 0]
          .map((d) => `M${at(x + d * size - 16, y + size * 0.3)}l${n(size * 0.24)} ${n(-size * 0.56)}`)
          .join(''),
        dark(colour, 0.5),
        size * 0.07,
        'opacity=".6"',
      ) +
      shine({ x: x - size * 0.2, y }, size * 0.6, colour),
    (i % 2 ? 24 : -18) + rng.between(-8, 8),
    x,
    y,
  )
}

/** A drumstick, a thigh or a wing in its skin. */
export const drumstick: Unit = (dish, place, size, i) => {
  const { rng } = dish
  const colour = mix(
    dish.body,
    '#c9772c',
    /white|pale|black|red|dark|brown|yellow/.test(dish.lead.words) ? 0.2 : 0.45,
  )
  const { x, y } = place
  if (i % 3 === 2 || has(dish, /breast|boneless|nugget|strips|popcorn|bites/))
    return piece(dish, place, size * 0.86, colour)
  const s = size
  const meat = `M${at(x - s * 0.75, y + s * 0.1)}C${at(x - s * 0.85, y - s * 0.6)} ${at(x + s * 0.05, y - s * 0.7)} ${at(x + s * 0.5, y - s * 0.16)}Q${at(x + s * 0.6, y)} ${at(x + s * 0.5, y + s * 0.12)}C${at(x + s * 0.1, y + s * 0.6)} ${at(x - s * 0.7, y + s * 0.66)} ${at(x - s * 0.75, y + s * 0.1)}Z`
  return turned(
    stroke(`M${at(x + s * 0.4, y - 4)}H${n(x + s * 0.86)}`, '#efdfc0', s * 0.15) +
      circle(x + s * 0.9, y - s * 0.1, s * 0.1, '#f6ead0') +
      circle(x + s * 0.92, y + s * 0.06, s * 0.1, '#efdfc0') +
      solid(meat, colour) +
      ellipse(x - s * 0.2, y - s * 0.16, s * 0.36, s * 0.2, light(colour, 0.25), 'opacity=".7"') +
      specks(rng, disc(x - s * 0.16, y, s * 0.5, s * 0.36), dark(colour, 0.45), 18, 6) +
      shine({ x: x - s * 0.2, y }, s * 0.7, colour),
    rng.between(-40, 40) + (i % 2 ? 180 : 0),
    x,
    y,
  )
}

const piece = (dish: Dish, place: { x: number; y: number }, size: number, colour: string) =>
  solid(
    blob(dish.rng, place, size, size * 0.72, { corners: 9, wobble: 0.12, turn: dish.rng.next() * 3 }),
    colour,
  ) +
  path(
    blob(dish.rng, { x: place.x - 6, y: place.y - 9 }, size * 0.68, size * 0.44, { wobble: 0.14 }),
    light(colour, 0.2),
    'opacity=".7"',
  ) +
  specks(dish.rng, onUnit(place, size, 0.6), dark(colour, 0.42), 16, 6) +
  shine(place, size, colour)

/** A rack of ribs: bones in a row under one glaze. */
export const rack: Unit = (dish, { x, y }, size) => {
  const colour = browned(dish)
  const slab = blob(dish.rng, { x, y }, size, size * 0.52, { corners: 16, wobble: 0.03 })
  const bones = Array.from({ length: 8 }, (_, i) => {
    const bx = x - size * 0.8 + (i * size * 1.6) / 7
    return {
      ends: `M${at(bx, y + size * 0.46)}l${n(4)} ${n(size * 0.2)}`,
      line: `M${at(bx, y - size * 0.38)}Q${at(bx + 16, y)} ${at(bx, y + size * 0.42)}`,
    }
  })
  return (
    stroke(bones.map(({ ends }) => ends).join(''), '#efe0c4', size * 0.07) +
    solid(slab, colour) +
    stroke(bones.map(({ line }) => line).join(''), dark(colour, 0.4), size * 0.045, 'opacity=".8"') +
    stroke(
      bones.map(({ line }) => line).join(''),
      light(colour, 0.35),
      size * 0.05,
      'opacity=".45" transform="translate(13 -4)"',
    ) +
    specks(dish.rng, disc(x, y, size * 0.8, size * 0.4), light(colour, 0.55), 40, 5)
  )
}

/** A sausage: curved, browned along its middle. */
export const sausage: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const colour = browned(dish)
  const bend = rng.between(0.16, 0.34) * size
  const line = `M${at(x - size * 0.8, y + bend * 0.4)}Q${at(x, y - bend)} ${at(x + size * 0.8, y + bend * 0.4)}`
  const marks = [-0.45, -0.15, 0.15, 0.45]
    .map((d) => `M${at(x + d * size - 8, y + size * 0.1)}l16 ${n(-size * 0.26)}`)
    .join('')
  return turned(
    stroke(line, shadowColour, size * 0.36, 'opacity=".3" transform="translate(7 13)"') +
      stroke(line, dark(colour, 0.35), size * 0.37) +
      stroke(line, colour, size * 0.3, 'transform="translate(-1 -3)"') +
      stroke(marks, dark(colour, 0.5), size * 0.06, 'opacity=".7"') +
      stroke(
        line,
        light(colour, 0.5),
        size * 0.05,
        `opacity=".6" transform="translate(-2 ${n(-size * 0.1)})"`,
      ),
    rng.between(-14, 14),
    x,
    y,
  )
}

/** One slice of a roast or a loaf of meat: its crust round its inside. */
export const slice: Unit = (dish, place, size) => {
  const { rng } = dish
  const rim = dish.parts
    .slice(1)
    .find(({ words }) => /crust|rind|skin|crackling|edge|glaze|bark|rim/.test(words))
  const inside = mix(dish.body, '#c98d63', /slice/.test(dish.lead.words) ? 0.08 : 0.2)
  const crust = rim?.colour ?? dark(mix(inside, '#7a4524', 0.6), 0.1)
  const outline = blob(rng, place, size, size * 0.84, { corners: 12, wobble: 0.05 })
  const fibres = Array.from(
    { length: 4 },
    (_, i) =>
      `M${at(place.x - size * 0.5, place.y - size * 0.3 + i * size * 0.2)}q${at(size * 0.5, rng.between(-12, 12))} ${at(size, 0)}`,
  ).join('')
  return (
    path(outline, shadowColour, 'opacity=".3" transform="translate(9 12)"') +
    path(outline, dark(crust, 0.1)) +
    path(
      blob(rng, { x: place.x - 2, y: place.y - 2 }, size * 0.9, size * 0.74, { corners: 12, wobble: 0.05 }),
      inside,
    ) +
    path(
      blob(rng, { x: place.x - 4, y: place.y - 5 }, size * 0.62, size * 0.46, { wobble: 0.1 }),
      light(inside, 0.14),
      'opacity=".7"',
    ) +
    stroke(fibres, dark(inside, 0.25), 4, 'opacity=".35"')
  )
}
