import type { Category } from '#contract/common.ts'
import { dark, light } from './colour.ts'
import { box, circle, ellipse, path, type Svg, sheet, stroke } from './svg.ts'

/**
 * Colours of the meals: amber for morning, green for noon, blue-violet for evening; sand and rose for snacks
 * and desserts.
 */
const tones: Record<Category, string> = {
  breakfast: '#e9b04e',
  lunch: '#8fb27a',
  dinner: '#8b86b5',
  snack: '#d9b38c',
  dessert: '#d99a9a',
}

const scenes: Record<Category, (tone: string) => Svg> = {
  breakfast: (tone) =>
    box(440, 360, 300, 300, 60, '#fffaf0') +
    stroke('M740 430q120 10 100 120t-110 70', '#fffaf0', 34) +
    ellipse(590, 372, 138, 34, dark(tone, 0.5)) +
    [520, 590, 660].map((x) => stroke(`M${x} 300c-34 -40 34 -64 0 -108`, light(tone, 0.6), 16)).join(''),
  lunch: (tone) =>
    path('M330 450H870Q860 700 600 700T330 450Z', '#fffaf0') +
    [400, 500, 600, 700, 800]
      .map((x, i) => ellipse(x, 430 - (i % 2) * 34, 74, 58, i % 2 ? light(tone, 0.2) : dark(tone, 0.2)))
      .join('') +
    [470, 640, 740].map((x) => circle(x, 400, 28, '#d8573f')).join('') +
    box(316, 446, 568, 40, 20, '#fff'),
  dinner: (tone) =>
    path('M340 610Q340 360 600 360T860 610Z', '#fffaf0') +
    circle(600, 338, 28, '#fffaf0') +
    box(290, 620, 620, 44, 22, '#fffaf0') +
    stroke('M420 560Q440 440 560 420', light(tone, 0.5), 18),
  snack: (tone) =>
    circle(600, 470, 200, '#fffaf0') +
    circle(600, 470, 168, light(tone, 0.35)) +
    [
      [540, 420],
      [650, 400],
      [600, 500],
      [690, 500],
      [520, 530],
      [610, 590],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 26, dark(tone, 0.5)))
      .join(''),
  dessert: (tone) =>
    path('M440 520H760L700 730H500Z', '#fffaf0') +
    stroke('M510 540l24 170M600 540v170M690 540l-24 170', dark(tone, 0.12), 12) +
    ellipse(600, 500, 184, 66, dark(tone, 0.14)) +
    ellipse(600, 430, 136, 58, tone) +
    ellipse(600, 372, 84, 44, light(tone, 0.35)) +
    circle(600, 322, 30, '#c9402f'),
}

/** A drawn stand-in for a recipe without a picture: an SVG document of 1200 by 900, under 4 kB. */
export function placeholder(category: Category): string {
  const tone = tones[category]
  return sheet(
    `<rect width="1200" height="900" fill="${light(tone, 0.55)}"/>` +
      circle(600, 480, 330, light(tone, 0.2)) +
      ellipse(600, 745, 260, 24, dark(tone, 0.5), 'opacity=".18"') +
      scenes[category](tone),
  )
}
