import type { Kit } from '../../kit.ts'
import { takeoutGlaze } from '../takeout-sauces.ts'
import { type Glaze, garlic, partsOfGlaze } from './glaze.ts'

/** The glaze that the words name; sticky alone is honey, soy and ginger. */
export function glazeOf(kit: Kit): Glaze {
  const text = kit.craving.text.toLowerCase()
  const parts = partsOfGlaze(kit)
  const { soy, honey, brown, vinegar, heat, base } = parts
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
  const takeout = takeoutGlaze(kit, parts)
  if (takeout) return takeout
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
