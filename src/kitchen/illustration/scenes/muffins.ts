import { dark, light } from '../colour.ts'
import { disc, scatter } from '../placement.ts'
import { at, blob, circle, path, shadowColour, stroke } from '../svg.ts'
import { crustOf } from './baked-units.ts'
import { studs, type Unit } from './equals.ts'

/** Muffins and cupcakes in their papers, the latter under their frosting. */
export const muffin: Unit = (dish, place, size) => {
  const { rng } = dish
  const colour = crustOf(dish)
  const frosting = dish.parts
    .slice(1)
    .find(({ words, flows }) => flows || /frost|icing|cream|swirl/.test(words))
  const frosted = dish.looks.form === 'cupcakes' || /frost|icing|buttercream/.test(dish.words)
  const cream = frosting?.colour ?? (dish.looks.form === 'cupcakes' ? dish.body : '#fff1dd')
  const paper = light(dish.main, 0.55)
  const pleats = Array.from({ length: 30 }, (_, k) => {
    const angle = (k / 30) * Math.PI * 2
    return `M${at(place.x + Math.cos(angle) * size * 0.84, place.y + Math.sin(angle) * size * 0.84)}L${at(place.x + Math.cos(angle) * size * 0.97, place.y + Math.sin(angle) * size * 0.97)}`
  }).join('')
  const crown = frosted
    ? [0.76, 0.54, 0.32, 0.13]
        .map(
          (r, k) =>
            circle(place.x + 5, place.y + 9 - k * 3, r * size, shadowColour, 'opacity=".16"') +
            path(
              blob(rng, { x: place.x, y: place.y - k * 3 }, r * size, r * size, {
                corners: 16,
                wobble: 0.05,
              }),
              light(cream, k * 0.16),
            ),
        )
        .join('')
    : path(
        blob(rng, { x: place.x - 5, y: place.y - 8 }, size * 0.72, size * 0.68, {
          corners: 11,
          wobble: 0.07,
        }),
        light(colour, 0.12),
      ) +
      stroke(
        scatter(rng, 6, disc(place.x, place.y, size * 0.5))
          .map(
            ({ x, y }) =>
              `M${at(x, y)}q${at(rng.between(9, 22), rng.between(-12, 12))} ${at(rng.between(26, 46), rng.between(-10, 10))}`,
          )
          .join(''),
        dark(colour, 0.3),
        5,
        'opacity=".5"',
      ) +
      path(
        blob(rng, { x: place.x - size * 0.2, y: place.y - size * 0.24 }, size * 0.27, size * 0.18, {
          wobble: 0.2,
        }),
        light(colour, 0.5),
        'opacity=".5"',
      )
  return (
    circle(place.x + 6, place.y + 12, size, shadowColour, 'opacity=".25"') +
    circle(place.x, place.y, size * 0.98, paper) +
    stroke(pleats, dark(paper, 0.25), 4, 'opacity=".7"') +
    path(blob(rng, place, size * 0.88, size * 0.86, { corners: 13, wobble: 0.045 }), dark(colour, 0.22)) +
    crown +
    studs(dish, place, frosted ? size * 0.6 : size)
  )
}
