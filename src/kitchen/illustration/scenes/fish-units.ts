import { dark, light, mix } from '../colour.ts'
import { drawPiece } from '../looks.ts'
import { disc } from '../placement.ts'
import { at, blob, circle, ellipse, n, path, stroke, turned } from '../svg.ts'
import { shine, solid, type Unit } from './equals.ts'
import { specks } from './toppings.ts'

/** A whole fish on its side. */
export const wholeFish: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const skin = mix(dish.body, '#a9a08c', /golden|brown|red|white/.test(dish.lead.words) ? 0.1 : 0.35)
  const s = size
  const body = `M${at(x - s, y)}C${at(x - s * 0.6, y - s * 0.46)} ${at(x + s * 0.2, y - s * 0.46)} ${at(x + s * 0.68, y - s * 0.08)}L${at(x + s, y - s * 0.34)}Q${at(x + s * 0.9, y)} ${at(x + s, y + s * 0.34)}L${at(x + s * 0.68, y + s * 0.08)}C${at(x + s * 0.2, y + s * 0.46)} ${at(x - s * 0.6, y + s * 0.46)} ${at(x - s, y)}Z`
  const slashes = [-0.36, -0.08, 0.2]
    .map((d) => `M${at(x + d * s, y - s * 0.22)}q${n(s * 0.1)} ${n(s * 0.22)} 0 ${n(s * 0.44)}`)
    .join('')
  return turned(
    solid(body, skin) +
      ellipse(x - s * 0.1, y - s * 0.14, s * 0.5, s * 0.11, light(skin, 0.4), 'opacity=".6"') +
      stroke(
        `M${at(x - s * 0.64, y - s * 0.26)}Q${at(x - s * 0.5, y)} ${at(x - s * 0.64, y + s * 0.26)}`,
        dark(skin, 0.4),
        s * 0.03,
      ) +
      stroke(slashes, dark(skin, 0.5), s * 0.05) +
      stroke(slashes, '#f6e4cc', s * 0.022) +
      stroke(
        [0, 1, 2].map((i) => `M${at(x + s * 0.78, y)}L${at(x + s * 0.94, y + (i - 1) * s * 0.2)}`).join(''),
        dark(skin, 0.4),
        s * 0.02,
      ) +
      path(
        `M${at(x - s * 0.1, y - s * 0.34)}L${at(x + s * 0.16, y - s * 0.5)}L${at(x + s * 0.26, y - s * 0.28)}Z`,
        dark(skin, 0.3),
      ) +
      specks(rng, disc(x, y, s * 0.6, s * 0.26), dark(skin, 0.35), 60, 5) +
      circle(x - s * 0.8, y - s * 0.07, s * 0.06, '#fbf3e2') +
      circle(x - s * 0.8, y - s * 0.07, s * 0.034, '#2c2018'),
    rng.between(-8, 4),
    x,
    y,
  )
}

/** An open shell with its content: mussels, clams, oysters, scallops. */
export const openShell: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const shell = /mussel/.test(dish.words)
    ? '#343848'
    : /clam|scallop/.test(dish.words)
      ? '#e2cfae'
      : '#b9b0a2'
  const flesh = /mussel/.test(dish.words) ? '#ef9a4a' : '#f3e2c4'
  const s = size
  const outline = /mussel/.test(dish.words)
    ? `M${at(x - s, y)}C${at(x - s * 0.6, y - s * 0.7)} ${at(x + s * 0.7, y - s * 0.7)} ${at(x + s, y)}C${at(x + s * 0.7, y + s * 0.62)} ${at(x - s * 0.6, y + s * 0.5)} ${at(x - s, y)}Z`
    : blob(rng, { x, y }, s, s * 0.82, { corners: 10, wobble: 0.08 })
  return turned(
    solid(outline, shell) +
      path(blob(rng, { x, y: y - 4 }, s * 0.72, s * 0.46, { wobble: 0.06 }), '#efe9e0') +
      path(
        blob(rng, { x: x + s * 0.06, y: y - 2 }, s * 0.52, s * 0.34, { wobble: 0.14 }),
        flesh,
        `stroke="${dark(flesh, 0.25)}" stroke-width="3"`,
      ) +
      shine({ x, y }, s * 0.5, flesh),
    rng.between(-180, 180),
    x,
    y,
  )
}

/** A lobster, or a crab: a red back and two claws. */
export const crustacean: Unit = (dish, { x, y }, size) => {
  const red = mix(dish.body, '#c9402a', 0.5)
  const s = size
  const claw = (side: number) =>
    stroke(
      `M${at(x - s * 0.3, y + side * s * 0.2)}Q${at(x - s * 0.5, y + side * s * 0.6)} ${at(x - s * 0.66, y + side * s * 0.5)}`,
      dark(red, 0.2),
      s * 0.12,
    ) +
    solid(
      `M${at(x - s * 0.56, y + side * s * 0.44)}C${at(x - s * 0.7, y + side * s * 0.74)} ${at(x - s * 1.1, y + side * s * 0.6)} ${at(x - s * 1.1, y + side * s * 0.3)}L${at(x - s * 0.88, y + side * s * 0.42)}L${at(x - s * 0.9, y + side * s * 0.22)}Q${at(x - s * 0.62, y + side * s * 0.24)} ${at(x - s * 0.56, y + side * s * 0.44)}Z`,
      red,
    )
  const legs = [0, 1, 2]
    .map((i) =>
      [1, -1]
        .map(
          (side) =>
            `M${at(x - s * 0.1 + i * s * 0.16, y)}q${at(s * 0.04, side * s * 0.3)} ${at(s * 0.14, side * s * 0.5)}`,
        )
        .join(''),
    )
    .join('')
  const tail = Array.from({ length: 5 }, (_, i) =>
    ellipse(x + s * 0.3 + i * s * 0.14, y, s * 0.13, s * (0.24 - i * 0.026), i % 2 ? red : dark(red, 0.2)),
  ).join('')
  return turned(
    stroke(legs, dark(red, 0.25), s * 0.06) +
      tail +
      path(
        `M${at(x + s * 0.92, y)}l${n(s * 0.2)} ${n(-s * 0.22)}q${n(s * 0.1)} ${n(s * 0.22)} 0 ${n(s * 0.44)}Z`,
        dark(red, 0.1),
      ) +
      claw(1) +
      claw(-1) +
      solid(blob(dish.rng, { x: x - s * 0.06, y }, s * 0.4, s * 0.28, { corners: 12, wobble: 0.03 }), red) +
      shine({ x: x - s * 0.06, y }, s * 0.4, red) +
      circle(x - s * 0.42, y - s * 0.08, s * 0.03, '#241a12') +
      circle(x - s * 0.42, y + s * 0.08, s * 0.03, '#241a12'),
    dish.rng.between(-24, 24),
    x,
    y,
  )
}

/** Fillets of fish in their colour, with their flakes. */
export const filletOfFish: Unit = (dish, place, size) =>
  drawPiece(
    dish.rng,
    {
      shape: 'fillet',
      colour: mix(
        dish.body,
        '#e8b07a',
        /white|golden|pink|salmon|brown|dark/.test(dish.lead.words) ? 0.08 : 0.3,
      ),
      size: size * 0.66,
      word: '',
    },
    place,
  )
