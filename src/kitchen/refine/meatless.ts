/** Plants and cheeses that take the place of meat, as they are bought and prepared for it. */
export const meatless: Readonly<
  Record<string, { id: string; buy: string; name: string; ratio: number; preparation: string }>
> = {
  tofu: {
    id: 'tofu-firm',
    buy: 'extra-firm tofu',
    name: 'tofu',
    ratio: 0.9,
    preparation: 'pressed dry and cut into bite-size pieces',
  },
  tempeh: {
    id: 'tempeh',
    buy: 'tempeh',
    name: 'tempeh',
    ratio: 0.8,
    preparation: 'cut into bite-size pieces',
  },
  seitan: {
    id: 'seitan',
    buy: 'seitan',
    name: 'seitan',
    ratio: 0.8,
    preparation: 'cut into bite-size pieces',
  },
  chickpea: {
    id: 'chickpea-canned',
    buy: 'canned chickpeas',
    name: 'chickpeas',
    ratio: 1,
    preparation: 'drained and rinsed',
  },
  lentil: {
    id: 'lentil-cooked',
    buy: 'cooked brown lentils',
    name: 'lentils',
    ratio: 1,
    preparation: 'drained',
  },
  bean: {
    id: 'white-bean-canned',
    buy: 'canned white beans',
    name: 'beans',
    ratio: 1,
    preparation: 'drained and rinsed',
  },
  'black bean': {
    id: 'black-bean-canned',
    buy: 'canned black beans',
    name: 'black beans',
    ratio: 1,
    preparation: 'drained and rinsed',
  },
  mushroom: {
    id: 'cremini',
    buy: 'cremini mushrooms',
    name: 'mushrooms',
    ratio: 1,
    preparation: 'quartered',
  },
  jackfruit: {
    id: 'jackfruit-canned',
    buy: 'canned young jackfruit',
    name: 'jackfruit',
    ratio: 1,
    preparation: 'drained and pulled apart',
  },
  cauliflower: {
    id: 'cauliflower',
    buy: 'cauliflower florets',
    name: 'cauliflower',
    ratio: 1,
    preparation: '',
  },
  eggplant: {
    id: 'eggplant',
    buy: 'eggplant',
    name: 'eggplant',
    ratio: 1.1,
    preparation: 'cut into 1/2-inch slices',
  },
  paneer: { id: 'paneer', buy: 'paneer', name: 'paneer', ratio: 0.8, preparation: 'cut into cubes' },
  halloumi: { id: 'halloumi', buy: 'halloumi', name: 'halloumi', ratio: 0.7, preparation: 'sliced' },
}
