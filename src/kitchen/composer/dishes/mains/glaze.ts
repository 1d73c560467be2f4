import type { Kit } from '../../kit.ts'
import { inRush } from './pieces.ts'

/** A sweet and salty sauce that is boiled down until it clings; amounts for four. */
export interface Glaze {
  /** As a title begins: `Honey Garlic`. */
  name: string
  tastes: string
  lines: string
  /** What is stirred together, as references. */
  refs: string
  /** Tablespoons of water for four. */
  water: number
  thicken: boolean
  /** What hisses in the pan before the sauce. */
  aromatics: string
  /** Pieces of the sauce's own, cooked before it. */
  pieces: string
  pieceRefs: string
  /** The main food wears a crust of starch. */
  crisp: boolean
  boil: number
}

/** What every glaze draws on, as far as the rules allow it, and how one begins. */
export interface GlazeParts {
  soy: string
  honey: string
  brown: string
  sugar: string
  vinegar: string
  /** A whole orange, zest and all. */
  whole: boolean
  /** The chili, or nothing where it is to be mild. */
  heat: string
  base: Pick<Glaze, 'water' | 'thicken' | 'aromatics' | 'pieces' | 'pieceRefs' | 'crisp' | 'boil'>
}

/** Garlic where it may be. */
export const garlic = (kit: Kit, cloves: number) => (kit.ok('garlic') ? `${cloves} clove garlic` : '')

export function partsOfGlaze(kit: Kit): GlazeParts {
  const soy = kit.resolve('soy-sauce')
  if (!soy) return kit.fail('no soy sauce, nor what stands in for it')
  const honey = kit.resolve('honey')
  const brown = kit.resolve('brown-sugar')
  const sugar = kit.resolve('sugar')
  const vinegar = kit.resolve('rice-vinegar')
  if (!honey || !brown || !sugar || !vinegar) return kit.fail('nothing sweet, or nothing sour')
  const base = {
    water: 0,
    thicken: true,
    aromatics: 'garlic,ginger',
    pieces: '',
    pieceRefs: '',
    crisp: true,
    boil: 2,
  }
  const whole = kit.ok('orange') && !inRush(kit)
  return { soy, honey, brown, sugar, vinegar, whole, heat: kit.mood('mild') ? '' : 'chili-flake', base }
}
