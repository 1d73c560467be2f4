import type { Dish } from '../../dish.ts'
import { congee } from './congee.ts'
import { hotAndSourSoup } from './hot-and-sour-soup.ts'
import { kimchiStew } from './kimchi-stew.ts'
import { tortillaSoup } from './tortilla-soup.ts'
import { wontonSoup } from './wonton-soup.ts'

/** Soups with names of their own, which a soup of anything would not be. */
export const soupsByName: readonly Dish[] = [wontonSoup, tortillaSoup, hotAndSourSoup, congee, kimchiStew]
