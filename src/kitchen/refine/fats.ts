import { pantryItem } from '../culinary/index.ts'
import type { Food } from '../foods/index.ts'

/** True for a food to fry or bake with: butter, oils, lard. */
export const isFat = ({ id }: Food): boolean =>
  pantryItem(id)?.roles.includes('fat') ?? /(?:-oil|^butter|^ghee|^lard|^margarine|^shortening)$/.test(id)
