import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Truth } from '../score.ts'

/** A recipe as its page prints it. `kept` marks recipes of the photos that nothing is tuned on. */
export interface PhotoRecipe extends Omit<Truth, 'cls' | 'handwritten'> {
  lang: 'en' | 'de' | 'fr' | 'es' | 'it'
  blurb: string
  facts: string[]
  kept?: true
}

export type Layout =
  | 'single'
  | 'columns'
  /** Ingredients in two columns above steps of full width. */
  | 'book'
  /** Ingredients in white on a dark panel. */
  | 'panel'
  /** An app on a phone: check boxes, labels above their values, "Step 1" on lines of their own. */
  | 'phone'
  | 'table'
  /** A recipe card with a frame around everything and a rule under its title. */
  | 'boxed'
  /** An open book: ingredients on the left page, steps on the right one. */
  | 'spread'

/**
 * Distortions of a page, in the order of their application. Angles in degrees, clockwise; shares of 0 to 1.
 */
export interface Distortion {
  curve?: number
  perspective?: number
  creases?: true
  stain?: true
  thumb?: true
  shadow?: 'soft' | 'hard'
  glare?: true
  dim?: number
  far?: true
  turn?: number
  blur?: number
  noise?: number
  quality?: number
}

export interface PhotoLook extends Distortion {
  id: string
  cls: 'layout' | 'camera' | 'lang' | 'hand'
  recipe: string
  layout: Layout
  font: string
  /** Fractions as one character; old-style figures. */
  signs?: true
  oldFigures?: true
}

export const photoRecipes = parse(
  readFileSync(join(import.meta.dirname, 'recipes.yaml'), 'utf8'),
) as Readonly<Record<string, PhotoRecipe>> // the project's own file, written beside this one

const lato = 'Lato'
const open = 'Open Sans'
const garamond = 'EB Garamond'
const courier = 'Courier Prime'
const serif = 'Liberation Serif'
const sans = 'Source Sans'
const fraunces = 'Fraunces'

export const photoLooks: readonly PhotoLook[] = [
  { id: 'p01', cls: 'layout', recipe: 'barley', layout: 'columns', font: lato, signs: true },
  {
    id: 'p02',
    cls: 'layout',
    recipe: 'shortbread',
    layout: 'book',
    font: garamond,
    signs: true,
    oldFigures: true,
  },
  { id: 'p03', cls: 'layout', recipe: 'meatballs', layout: 'book', font: sans },
  { id: 'p04', cls: 'layout', recipe: 'noodles', layout: 'phone', font: lato, signs: true },
  { id: 'p05', cls: 'layout', recipe: 'squash', layout: 'phone', font: open },
  { id: 'p06', cls: 'layout', recipe: 'flatbread', layout: 'panel', font: open, turn: 1 },
  { id: 'p07', cls: 'layout', recipe: 'meatballs', layout: 'table', font: lato, signs: true },
  { id: 'p08', cls: 'layout', recipe: 'barley', layout: 'boxed', font: courier },
  { id: 'p09', cls: 'layout', recipe: 'squash', layout: 'spread', font: serif },
  { id: 'p10', cls: 'layout', recipe: 'noodles', layout: 'single', font: fraunces, signs: true },
  { id: 'p11', cls: 'camera', recipe: 'flatbread', layout: 'single', font: garamond, turn: 90 },
  { id: 'p12', cls: 'camera', recipe: 'meatballs', layout: 'columns', font: sans, turn: -90 },
  { id: 'p13', cls: 'camera', recipe: 'noodles', layout: 'single', font: lato, turn: 26 },
  { id: 'p14', cls: 'camera', recipe: 'squash', layout: 'columns', font: serif, turn: 179 },
  { id: 'p15', cls: 'camera', recipe: 'barley', layout: 'single', font: open, dim: 0.28, noise: 5 },
  { id: 'p16', cls: 'camera', recipe: 'shortbread', layout: 'single', font: lato, shadow: 'hard' },
  { id: 'p17', cls: 'camera', recipe: 'squash', layout: 'single', font: garamond, curve: 0.05 },
  { id: 'p18', cls: 'camera', recipe: 'noodles', layout: 'book', font: serif, glare: true },
  {
    id: 'p19',
    cls: 'camera',
    recipe: 'barley',
    layout: 'columns',
    font: lato,
    thumb: true,
    perspective: 0.1,
  },
  {
    id: 'p20',
    cls: 'camera',
    recipe: 'meatballs',
    layout: 'boxed',
    font: courier,
    stain: true,
    creases: true,
  },
  { id: 'p21', cls: 'camera', recipe: 'flatbread', layout: 'single', font: open, blur: 2.2 },
  { id: 'p22', cls: 'camera', recipe: 'shortbread', layout: 'single', font: serif, far: true, turn: -38 },
  { id: 'p23', cls: 'lang', recipe: 'krautsalat', layout: 'single', font: garamond, oldFigures: true },
  { id: 'p24', cls: 'lang', recipe: 'clafoutis', layout: 'book', font: lato },
  { id: 'p25', cls: 'lang', recipe: 'garbanzos', layout: 'columns', font: open },
  { id: 'k01', cls: 'layout', recipe: 'gingercake', layout: 'book', font: sans, signs: true },
  { id: 'k02', cls: 'layout', recipe: 'rarebit', layout: 'phone', font: sans, signs: true },
  { id: 'k03', cls: 'layout', recipe: 'haddock', layout: 'panel', font: lato, turn: -0.8 },
  { id: 'k04', cls: 'layout', recipe: 'gingercake', layout: 'boxed', font: serif },
  { id: 'k05', cls: 'layout', recipe: 'haddock', layout: 'spread', font: garamond },
  { id: 'k06', cls: 'camera', recipe: 'rarebit', layout: 'single', font: open, turn: -90 },
  { id: 'k07', cls: 'camera', recipe: 'haddock', layout: 'columns', font: lato, turn: -31 },
  { id: 'k08', cls: 'camera', recipe: 'gingercake', layout: 'single', font: lato, dim: 0.24, shadow: 'hard' },
  {
    id: 'k09',
    cls: 'camera',
    recipe: 'rarebit',
    layout: 'single',
    font: garamond,
    curve: 0.06,
    shadow: 'soft',
  },
  { id: 'k10', cls: 'camera', recipe: 'haddock', layout: 'single', font: fraunces, glare: true, thumb: true },
  {
    id: 'k11',
    cls: 'camera',
    recipe: 'gingercake',
    layout: 'columns',
    font: open,
    turn: 180,
    noise: 8,
    quality: 40,
  },
  { id: 'k12', cls: 'lang', recipe: 'linsensuppe', layout: 'columns', font: open },
  { id: 'k13', cls: 'lang', recipe: 'gratin', layout: 'single', font: garamond },
  { id: 'k14', cls: 'lang', recipe: 'crespelle', layout: 'book', font: lato },
  { id: 'k15', cls: 'hand', recipe: 'rarebit', layout: 'single', font: 'Caveat' },
]
