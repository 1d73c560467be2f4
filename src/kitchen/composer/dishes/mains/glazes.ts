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

const sweetened = (kit: Kit, id: string) => kit.resolve(id)

/** Garlic where it may be. */
const garlic = (kit: Kit, cloves: number) => (kit.ok('garlic') ? `${cloves} clove garlic` : '')

/** The glaze that the words name; sticky alone is honey, soy and ginger. */
export function glazeOf(kit: Kit): Glaze {
  const text = kit.craving.text.toLowerCase()
  const soy = kit.resolve('soy-sauce')
  if (!soy) return kit.fail('no soy sauce, nor what stands in for it')
  const honey = sweetened(kit, 'honey')
  const brown = sweetened(kit, 'brown-sugar')
  const sugar = sweetened(kit, 'sugar')
  const vinegar = kit.resolve('rice-vinegar')
  if (!honey || !brown || !sugar || !vinegar) return kit.fail('nothing sweet, or nothing sour')
  const whole = kit.ok('orange') && !inRush(kit)
  const heat = kit.mood('mild') ? '' : 'chili-flake'
  const base = {
    water: 0,
    thicken: true,
    aromatics: 'garlic,ginger',
    pieces: '',
    pieceRefs: '',
    crisp: true,
    boil: 2,
  }
  if (/mongolian/.test(text))
    return {
      ...base,
      name: 'Mongolian',
      tastes: 'dark, gingery',
      lines: `1/3 cup ${soy}\n1/4 cup ${brown}\n${garlic(kit, 4)}\n1 inch ginger\n${heat ? '1/4 tsp chili-flake' : ''}`,
      refs: `${soy},${brown}`,
      water: 6,
      aromatics: `garlic,ginger,${heat || 'garlic'}`,
      pieces: '6 each scallion | cut into 2-inch lengths',
      pieceRefs: 'scallion',
    }
  if (/sweet and sour|sweet & sour/.test(text)) {
    const fruit = kit.ok('pineapple') ? 'pineapple' : ''
    const peppers = ['red-bell-pepper', 'green-bell-pepper', 'carrot'].filter(kit.ok).slice(0, 2)
    const veg = [...peppers, kit.ok('onion') ? 'onion' : '', fruit].filter(Boolean)
    const tomato = kit.ok('ketchup') ? '1/3 cup ketchup' : ''
    return {
      ...base,
      name: 'sweet and sour',
      tastes: 'bright, tangy',
      lines: `${tomato}\n1/3 cup ${vinegar}\n1/4 cup ${sugar}\n1 tbsp ${soy}\n1 inch ginger\n${garlic(kit, 2)}`,
      refs: `${tomato ? 'ketchup,' : ''}${vinegar},${sugar},${soy}`,
      water: 6,
      pieces: veg
        .map(
          (id) =>
            ({
              pineapple: '1 1/2 cup pineapple | cut into chunks',
              onion: '1 each onion | cut into 1-inch squares',
              carrot: '2 each carrot | thinly sliced on the diagonal',
            })[id] ?? `1 each ${id} | cut into 1-inch squares`,
        )
        .join('\n'),
      pieceRefs: veg.join(','),
    }
  }
  if (/orange/.test(text) && kit.ok('orange-juice'))
    return {
      ...base,
      name: 'orange',
      tastes: 'sweet-sharp orange',
      lines: `${whole ? '1 each orange | zest finely grated, then juiced\n1/2' : '3/4'} cup orange-juice\n3 tbsp ${soy}\n3 tbsp ${brown}\n1 tbsp ${vinegar}\n${garlic(kit, 3)}\n1 inch ginger\n${heat ? '1/4 tsp chili-flake' : ''}`,
      refs: `${whole ? 'orange,' : ''}orange-juice,${soy},${brown},${vinegar}`,
      aromatics: `garlic,ginger,${heat || 'garlic'}`,
      boil: 3,
    }
  if (/tso/.test(text)) {
    const hoisin = kit.ok('hoisin-sauce') ? 'hoisin-sauce' : ''
    return {
      ...base,
      name: "General Tso's",
      tastes: kit.mood('mild') ? 'dark, tangy' : 'dark, tangy and gently hot',
      lines: `1/4 cup ${soy}\n3 tbsp ${sugar}\n2 tbsp ${vinegar}\n${hoisin ? '1 tbsp hoisin-sauce' : ''}\n1 tbsp tomato-paste\n${garlic(kit, 4)}\n1 inch ginger\n${heat ? '3/4 tsp chili-flake' : ''}`,
      refs: `${soy},${sugar},${vinegar},${hoisin ? 'hoisin-sauce,' : ''}tomato-paste`,
      water: 8,
      aromatics: `garlic,ginger,${heat || 'garlic'}`,
    }
  }
  if (/teriyaki/.test(text)) {
    const mirin = kit.ok('mirin')
    return {
      ...base,
      name: 'teriyaki',
      tastes: 'shining teriyaki',
      lines: `1/3 cup ${soy}\n${mirin ? '1/4 cup mirin' : `1 tbsp ${vinegar}`}\n${mirin ? '2' : '4'} tbsp ${brown}\n${garlic(kit, 2)}\n1 inch ginger`,
      refs: `${soy},${mirin ? 'mirin' : vinegar},${brown}`,
      water: mirin ? 3 : 5,
      crisp: false,
    }
  }
  if (/sesame/.test(text) && (kit.ok('sesame-oil') || kit.ok('sesame-seed')))
    return {
      ...base,
      name: 'sesame',
      tastes: 'nutty, honeyed',
      lines: `1/4 cup ${soy}\n1/4 cup ${honey}\n1 tbsp ${vinegar}\n${kit.ok('sesame-oil') ? '1 tbsp sesame-oil' : ''}\n${garlic(kit, 3)}\n1 inch ginger`,
      refs: `${soy},${honey},${vinegar}${kit.ok('sesame-oil') ? ',sesame-oil' : ''}`,
      water: 4,
    }
  if (/maple/.test(text)) {
    const maple = kit.resolve('maple-syrup') ?? honey
    return {
      ...base,
      name: 'maple-glazed',
      tastes: 'maple and soy',
      lines: `1/3 cup ${maple}\n3 tbsp ${soy}\n1 tbsp ${vinegar}\n${garlic(kit, 2)}\n1 inch ginger`,
      refs: `${maple},${soy},${vinegar}`,
      thicken: false,
      crisp: false,
      boil: 3,
    }
  }
  const sticky = /sticky/.test(text) && !/honey garlic/.test(text)
  const called = honey === 'honey' ? 'honey' : honey === 'maple-syrup' ? 'maple' : 'sticky'
  return {
    ...base,
    name: sticky ? 'sticky soy' : kit.ok('garlic') ? `${called} garlic` : `${called} soy`,
    tastes: sticky ? 'dark, gingery' : 'sweet and salty',
    lines: `1/3 cup ${honey}\n1/4 cup ${soy}\n1 tbsp ${vinegar}\n${garlic(kit, sticky ? 3 : 6)}\n${sticky ? '1 inch ginger' : ''}\n${sticky && heat ? '1/4 tsp chili-flake' : ''}`,
    refs: `${honey},${soy},${vinegar}`,
    thicken: false,
    aromatics: sticky ? `garlic,ginger,${heat || 'garlic'}` : 'garlic',
    crisp: false,
    boil: 3,
  }
}
