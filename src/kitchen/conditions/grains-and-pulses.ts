/** Ids of foods that several diets leave out, each for a reason of its own. */

/** Rice, corn and the grains that are none of the five of wheat, rye, barley, oats and spelt, with what is made of them. */
export const riceAndCorn = `
  white-rice basmati-rice jasmine-rice brown-rice arborio-rice sushi-rice wild-rice cooked-rice brown-rice-cooked
  rice-noodle rice-paper rice-flour rice-cereal rice-milk millet buckwheat buckwheat-flour masarepa cornmeal polenta
  grits hominy masa-harina cornstarch corn corn-frozen corn-canned succotash corn-flake corn-tortilla taco-shell
  tortilla-chip popcorn popcorn-kernel cornbread gluten-free-bread gluten-free-burger-bun gluten-free-pizza-crust
  gluten-free-pasta gluten-free-flour gluten-free-breadcrumb corn-oil mixed-vegetable-frozen sake mirin
`

/** Lentils, chickpeas and beans, with what is made of them. */
export const pulses = `
  lentil-red lentil-brown lentil-cooked chickpea-dried chickpea-canned chickpea-flour black-bean-dried black-bean-canned
  kidney-bean-dried kidney-bean-canned white-bean-dried white-bean-canned navy-bean-canned pinto-bean-canned baked-beans
  refried-beans black-eyed-pea mung-bean fava-bean lima-bean bean-sprout hummus falafel veggie-burger fenugreek
`

export const peas = 'pea pea-frozen canned-pea split-pea mixed-vegetable-frozen'

/** Legumes that are eaten with their pods. */
export const pods = 'green-bean green-bean-frozen canned-green-bean snow-pea sugar-snap-pea'
