import { crust, type Finish, finish } from './finish.ts'

/** Glazes and frostings: on what has baked and cooled. Amounts for one cake, one loaf or twelve pieces. */
const glazes: readonly Finish[] = [
  finish(
    'Lemon Glaze',
    'cake loaf muffin scone cookie',
    '3/4 cup powdered-sugar\n1 tbsp lemon-juice',
    'Once cold, spoon the lemon glaze over and let it set.',
    'Stir {powdered-sugar,lemon-juice} together into a thick glaze that falls in a ribbon.',
  ),
  finish(
    'Orange Glaze',
    'cake loaf muffin scone cookie',
    '3/4 cup powdered-sugar\n1 tbsp orange-juice\n1 each orange | zest finely grated',
    'Once cold, spoon the orange glaze over and let it set.',
    'Stir {powdered-sugar,orange-juice} and the zest of {orange} into a thick glaze.',
  ),
  finish(
    'Coffee Glaze',
    'cake loaf brownie muffin cookie',
    '3/4 cup powdered-sugar\n1/2 tsp espresso-powder',
    'Once cold, spoon the coffee glaze over and let it set.',
    'Dissolve {espresso-powder} in a tablespoon of hot water and stir into {powdered-sugar} until thick and smooth.',
  ),
  finish(
    'Maple Glaze',
    'cake loaf muffin scone cookie',
    '3/4 cup powdered-sugar\n2 tbsp maple-syrup',
    'Once cold, trickle the maple glaze over and let it set.',
    'Stir {powdered-sugar,maple-syrup} until smooth; a few drops of water loosen it.',
  ),
  finish(
    'Cream Cheese Frosting',
    'cake loaf brownie',
    '4 oz cream-cheese | softened\n1/2 cup powdered-sugar\n1/2 tsp vanilla-extract',
    'Once cold, spread with the frosting.',
    'Beat {cream-cheese,powdered-sugar,vanilla-extract} until smooth and spreadable.',
  ),
  finish(
    'Chocolate Ganache',
    'cake brownie',
    '3 oz dark-chocolate | finely chopped\n1/3 cup heavy-cream',
    'Once cold, pour the ganache over and let it set.',
    'Heat {heavy-cream} in a small pan until it steams, 2 minutes, pour it over {dark-chocolate}, wait a moment and stir from the middle until glossy.',
  ),
  finish(
    'Peanut Butter Frosting',
    'cake brownie',
    '1/3 cup peanut-butter\n1/2 cup powdered-sugar\n2 tbsp milk',
    'Once cold, spread with the frosting.',
    'Beat {peanut-butter,powdered-sugar,milk} until light and spreadable.',
  ),
  finish(
    'Coconut Glaze',
    'cake loaf muffin scone',
    '3/4 cup powdered-sugar\n2 tbsp coconut-milk\n1/4 cup coconut-shredded',
    'Once cold, spoon the glaze over and scatter with {coconut-shredded}.',
    'Stir {powdered-sugar,coconut-milk} until smooth and thick.',
  ),
  finish(
    'Honeyed Pistachios',
    'cake loaf cream-sweet porridge cold-sweet',
    '1/3 cup pistachio | chopped\n2 tbsp honey',
    'Top with the honeyed pistachios.',
    'Stir {pistachio,honey} together.',
  ),
  finish(
    'Sugared Raspberries',
    'cake loaf',
    '1 cup raspberry\n1 tbsp sugar',
    'Heap the sugared raspberries on top to serve.',
    'Crush half of {raspberry} with {sugar} and fold in the rest.',
  ),
  finish(
    'Whipped Mascarpone',
    'cake loaf scone fruit-bake griddle brownie',
    '4 oz mascarpone\n1/4 cup heavy-cream\n1 tbsp honey',
    'Serve with the whipped mascarpone.',
    'Whisk {mascarpone,heavy-cream,honey} until it holds soft peaks.',
  ),
  finish(
    'Vanilla Cream',
    'scone cake fruit-bake griddle brownie cold-sweet loaf',
    '1/2 cup heavy-cream\n1/2 tsp vanilla-extract\n1 tbsp powdered-sugar',
    'Serve with the vanilla cream.',
    'Whip {heavy-cream,vanilla-extract,powdered-sugar} to soft peaks.',
  ),
  finish(
    'Vanilla Ice Cream',
    'fruit-bake brownie griddle',
    '2 cup vanilla-ice-cream',
    'Serve warm, each portion with a scoop of {vanilla-ice-cream}.',
  ),
]

/** Fruit and sauces: beside, between or over. */
const fruity: readonly Finish[] = [
  finish(
    'Warm Cherry Sauce',
    'cake griddle cream-sweet brownie cold-sweet',
    '2 cup cherry | pitted\n2 tbsp sugar\n1 tsp cornstarch',
    'Serve with the warm cherry sauce.',
    'Meanwhile, simmer {cherry,sugar,cornstarch} with a splash of water, stirring, until the juices thicken, 5 minutes.',
  ),
  finish(
    'Blueberry Sauce',
    'scone griddle cream-sweet cake cold-sweet porridge loaf',
    '1 1/2 cup blueberry\n1 tbsp sugar\n1 tsp lemon-juice',
    'Spoon the warm blueberry sauce over.',
    'Meanwhile, simmer {blueberry,sugar,lemon-juice} until half of the berries burst, 5 minutes.',
  ),
  finish(
    'Minted Strawberries',
    'scone cake griddle cream-sweet cold-sweet brownie porridge',
    '1 1/2 cup strawberry | hulled and sliced\n1 tbsp mint | torn\n1 tsp sugar',
    'Top with the strawberries.',
    'Toss {strawberry,mint,sugar} and leave until juicy.',
  ),
  finish(
    'Raspberry Sauce',
    'brownie cream-sweet griddle cold-sweet porridge',
    '1 1/2 cup raspberry\n1 tbsp sugar',
    'Spoon the raspberry sauce over.',
    'Crush {raspberry,sugar} with a fork until saucy.',
  ),
  finish(
    'Caramelized Bananas',
    'griddle porridge cream-sweet brownie',
    '2 each banana | peeled and sliced\n1 tbsp butter\n1 tbsp brown-sugar',
    'Top with the warm bananas.',
    'Meanwhile, melt {butter,brown-sugar} in a skillet until bubbling and cook {banana} until golden, turning once, 3 minutes.',
  ),
  finish(
    'Cinnamon Apples',
    'griddle porridge cream-sweet',
    '2 each apple | cored and diced\n1/2 tsp cinnamon\n1 tbsp maple-syrup',
    'Top with the cinnamon apples.',
    'Meanwhile, cook {apple,cinnamon,maple-syrup} in a small covered pan until tender, 6 minutes.',
  ),
  finish(
    'Gingered Pears',
    'griddle porridge cream-sweet brownie',
    '2 each pear | cored and sliced\n1/2 tsp ginger-ground\n1 tbsp honey',
    'Top with the gingered pears.',
    'Meanwhile, cook {pear,ginger-ground,honey} in a covered pan until tender, 6 minutes.',
  ),
  finish(
    'Thyme Peaches',
    'griddle cream-sweet cold-sweet porridge',
    '2 each peach | pitted and sliced\n1 sprig thyme | leaves stripped\n1 tbsp honey',
    'Top with the peaches.',
    'Toss {peach,thyme,honey} and leave until juicy.',
  ),
  finish(
    'Passion Fruit Mango',
    'griddle cream-sweet cold-sweet porridge',
    '1 each mango | peeled and diced\n2 each passion-fruit | halved, pulp scooped out',
    'Top with the mango and passion fruit.',
    'Stir {mango,passion-fruit} together.',
  ),
  finish(
    'Lime Pineapple',
    'cream-sweet cold-sweet griddle porridge',
    '1 1/2 cup pineapple | finely diced\n1 each lime | zest finely grated',
    'Top with {pineapple} and the zest of {lime}.',
  ),
  finish(
    'Cardamom-Orange Syrup',
    'griddle cream-sweet cake cold-sweet',
    '1/2 cup orange-juice\n2 tbsp sugar\n1/4 tsp cardamom',
    'Spoon the orange syrup over.',
    'Meanwhile, boil {orange-juice,sugar,cardamom} in a small pan until syrupy, 5 minutes.',
  ),
  finish(
    'Plums in Syrup',
    'griddle cream-sweet porridge',
    '4 each plum | pitted and sliced\n1 tbsp brown-sugar',
    'Top with the warm plums.',
    'Meanwhile, cook {plum,brown-sugar} with a splash of water until they slump, 5 minutes.',
  ),
  finish(
    'Lime Blackberries',
    'griddle cream-sweet cold-sweet porridge',
    '1 1/2 cup blackberry\n1 each lime | zest finely grated\n1 tsp sugar',
    'Top with the blackberries.',
    'Crush a third of {blackberry} with {sugar} and the zest of {lime}, and fold in the rest.',
  ),
  finish(
    'Ginger Cream',
    'fruit-bake griddle cream-sweet',
    '1/2 cup sour-cream\n1 tbsp brown-sugar\n1/2 tsp ginger-ground',
    'Serve with the ginger cream.',
    'Stir {sour-cream,brown-sugar,ginger-ground} together.',
  ),
  finish(
    'Honey Yogurt',
    'scone fruit-bake griddle loaf porridge',
    '1/2 cup greek-yogurt\n1 tbsp honey',
    'Serve with the honey yogurt.',
    'Stir {greek-yogurt,honey} together.',
  ),
  finish(
    'Coconut Cream',
    'fruit-bake griddle cold-sweet cream-sweet porridge',
    '1/2 cup coconut-cream\n1 tsp vanilla-extract',
    'Serve with the coconut cream.',
    'Whisk {coconut-cream,vanilla-extract} until thick and soft.',
  ),
  finish(
    'Maple Coconut Yogurt',
    'fruit-bake griddle porridge cream-sweet',
    '1/2 cup coconut-yogurt\n1 tbsp maple-syrup',
    'Serve with the maple yogurt.',
    'Stir {coconut-yogurt,maple-syrup} together.',
  ),
]

/** Crunch and chocolate: over the top. */
const toppings: readonly Finish[] = [
  finish(
    'Cocoa Hazelnuts',
    'cream-sweet porridge cold-sweet',
    '1/3 cup hazelnut | chopped\n1 tsp cocoa-powder',
    'Top with {hazelnut} and a dusting of {cocoa-powder}.',
    'Meanwhile, toast {hazelnut} in a dry skillet until they smell sweet, 4 minutes.',
  ),
  finish(
    'Toasted Coconut',
    'cream-sweet porridge cold-sweet griddle',
    '1/3 cup coconut-shredded',
    'Scatter with {coconut-shredded}.',
    'Meanwhile, toast {coconut-shredded} in a dry skillet, stirring, until golden, 3 minutes.',
  ),
  finish(
    'Candied Pecans',
    'cream-sweet griddle porridge',
    '1/2 cup pecan\n1 tbsp maple-syrup',
    'Scatter with the candied pecans.',
    'Meanwhile, stir {pecan,maple-syrup} in a small skillet over medium heat until the syrup clings and dries, 4 minutes; cool on parchment.',
  ),
  finish(
    'Dark Chocolate Shavings',
    'cream-sweet cold-sweet cake griddle porridge',
    '1 oz dark-chocolate | shaved with a vegetable peeler',
    'Scatter with {dark-chocolate}.',
  ),
  finish(
    'Warm Chocolate Sauce',
    'griddle cold-sweet fruit-bake',
    '3 oz dark-chocolate | chopped\n1/3 cup milk',
    'Pour the warm chocolate sauce over.',
    'Meanwhile, melt {dark-chocolate} in {milk} in a small pan over low heat, stirring, 3 minutes.',
  ),
  finish(
    'Cookie Crumbs',
    'cream-sweet cold-sweet',
    '4 sheet graham-cracker | crushed',
    'Scatter with {graham-cracker}.',
  ),
  finish(
    'Cinnamon-Sugar Almonds',
    'griddle porridge cream-sweet',
    '1/3 cup almond | sliced\n1 tbsp sugar\n1/2 tsp cinnamon',
    'Scatter with the sugared almonds.',
    'Meanwhile, toast {almond} in a dry skillet until golden, 4 minutes, and toss with {sugar,cinnamon}.',
  ),
  finish(
    'Date Walnuts',
    'porridge cream-sweet griddle',
    '1/3 cup walnut | chopped\n4 each date | pitted and chopped',
    'Top with {walnut,date}.',
  ),
  finish(
    'Pomegranate Pistachios',
    'porridge cream-sweet cold-sweet',
    '1/3 cup pomegranate\n2 tbsp pistachio | chopped',
    'Top with {pomegranate,pistachio}.',
  ),
  finish(
    'Honeyed Peanut Butter',
    'porridge griddle cold-sweet',
    '1/4 cup peanut-butter\n1 tbsp honey',
    'Finish with spoonfuls of {peanut-butter} and a thread of {honey}.',
  ),
  finish(
    'Raspberry Almond Butter',
    'porridge griddle',
    '1/4 cup almond-butter\n1 cup raspberry',
    'Finish with {almond-butter,raspberry}.',
  ),
  finish(
    'Cranberry Pumpkin Seeds',
    'porridge',
    '2 tbsp pumpkin-seed\n2 tbsp cranberry-dried',
    'Top with {pumpkin-seed,cranberry-dried}.',
  ),
  finish(
    'Espresso Dust',
    'brownie',
    '1/2 tsp espresso-powder\n1/4 tsp salt | flaky, for the top',
    'Dust with {espresso-powder} and a pinch of flaky salt.',
  ),
]

/** Baked on: crumbs, nuts and sugar that go into the oven with the batter. */
const crusts: readonly Finish[] = [
  crust(
    'Cinnamon Streusel',
    'muffin loaf cake',
    '1/3 cup all-purpose-flour\n1/4 cup brown-sugar\n2 tbsp butter | cold\n1/2 tsp cinnamon',
    'Scatter with the streusel',
    'Rub {butter} into {all-purpose-flour,brown-sugar,cinnamon} until it clumps into a streusel.',
  ),
  crust(
    'Oat Crumble Topping',
    'muffin loaf cake',
    '1/3 cup rolled-oat\n2 tbsp brown-sugar\n1 tbsp butter | melted',
    'Scatter with the oat crumble',
    'Stir {rolled-oat,brown-sugar,butter} together into a crumble.',
  ),
  crust(
    'Sugared Almond Crust',
    'muffin loaf cake scone',
    '1/4 cup almond | sliced\n1 tbsp sugar',
    'Scatter with {almond,sugar}',
  ),
  crust(
    'Seeded Crust',
    'muffin loaf',
    '2 tbsp pumpkin-seed\n2 tbsp sunflower-seed',
    'Scatter with {pumpkin-seed,sunflower-seed}',
  ),
  crust(
    'Coconut Crust',
    'muffin loaf cake',
    '1/3 cup coconut-shredded\n1 tbsp sugar',
    'Scatter with {coconut-shredded,sugar}',
  ),
  crust(
    'Walnut Streusel',
    'muffin loaf cake',
    '1/3 cup walnut | finely chopped\n2 tbsp brown-sugar\n1 tbsp butter | melted',
    'Scatter with the walnut streusel',
    'Stir {walnut,brown-sugar,butter} together.',
  ),
  crust(
    'Lemon Sugar Crust',
    'muffin loaf scone cake',
    '1 each lemon | zest finely grated\n2 tbsp sugar',
    'Sprinkle with the lemon sugar',
    'Rub the zest of {lemon} into {sugar} with your fingertips until fragrant.',
  ),
  crust(
    'Ginger Sugar Crust',
    'muffin loaf scone',
    '1/2 tsp ginger-ground\n2 tbsp brown-sugar',
    'Sprinkle with {brown-sugar,ginger-ground}, mixed',
  ),
  crust(
    'Pecan Topping',
    'muffin loaf cake',
    '1/3 cup pecan | roughly chopped\n1 tbsp maple-syrup',
    'Spoon the pecans over',
    'Stir {pecan,maple-syrup} together.',
  ),
  crust('Sesame Crust', 'muffin loaf', '1 tbsp sesame-seed', 'Scatter with {sesame-seed}'),
  crust('Poppy Seed Crust', 'muffin loaf scone', '2 tsp poppy-seed', 'Scatter with {poppy-seed}'),
]

/** For what is held in the hand or dunked. */
const dips: readonly Finish[] = [
  finish(
    'Dark Chocolate Dip',
    'cookie scone',
    '3 oz dark-chocolate | chopped',
    'Once cold, dip one side of each in the chocolate and let it set on parchment.',
    'Melt {dark-chocolate} over barely simmering water, stirring, 3 minutes.',
  ),
  finish(
    'White Chocolate Drizzle',
    'cookie scone muffin',
    '2 oz white-chocolate | chopped',
    'Once cold, trickle the white chocolate over and let it set.',
    'Melt {white-chocolate} over barely simmering water, stirring, 3 minutes.',
  ),
  finish(
    'Flaky Salt',
    'cookie',
    '1/4 tsp salt | flaky, for the top',
    'Sprinkle with flakes of {salt} while still warm.',
  ),
]

/** On top of a glass. */
const lids: readonly Finish[] = [
  finish('Toasted Coconut Lid', 'smoothie', '1 tbsp coconut-shredded', 'Sprinkle with {coconut-shredded}.'),
  finish(
    'Almond Butter Swirl',
    'smoothie',
    '1 tbsp almond-butter',
    'Finish with a swirl of {almond-butter}.',
  ),
  finish(
    'Peanut Butter Swirl',
    'smoothie',
    '1 tbsp peanut-butter',
    'Finish with a swirl of {peanut-butter}.',
  ),
  finish(
    'Chia Seeds',
    'smoothie',
    '1 tbsp chia-seed',
    'Stir in {chia-seed} and leave for a minute to swell.',
  ),
  finish(
    'Pistachio Dust',
    'smoothie',
    '1 tbsp pistachio | very finely chopped',
    'Sprinkle with {pistachio}.',
  ),
  finish('Pumpkin Seeds', 'smoothie', '1 tbsp pumpkin-seed', 'Scatter with {pumpkin-seed} for crunch.'),
  finish('Pomegranate', 'smoothie', '2 tbsp pomegranate', 'Scatter with {pomegranate}.'),
  finish(
    'Crunchy Oats',
    'smoothie',
    '2 tbsp rolled-oat',
    'Sprinkle with {rolled-oat}, toasted if you have the time.',
  ),
  finish('Lime Zest', 'smoothie', '1 each lime | zest finely grated', 'Finish with the zest of {lime}.'),
  finish(
    'Dark Chocolate Curls',
    'smoothie',
    '1/2 oz dark-chocolate | shaved',
    'Finish with {dark-chocolate}.',
  ),
  finish('Walnut Crunch', 'smoothie', '2 tbsp walnut | finely chopped', 'Scatter with {walnut}.'),
  finish('Sesame Seeds', 'smoothie', '1 tsp sesame-seed', 'Sprinkle with {sesame-seed}.'),
]

export const sweetFinishes: readonly Finish[] = [
  ...glazes,
  ...fruity,
  ...toppings,
  ...crusts,
  ...dips,
  ...lids,
]
