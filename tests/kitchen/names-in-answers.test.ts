import { describe, expect, test } from 'vitest'
import { blocking, checkRecipe, withSafetySteps } from '#kitchen/checks/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'

/**
 * Returns the faults of a model's recipe by its diet, its allergens and what it lists and uses.
 * @param items `amount: item`, separated by `|`
 */
const faultsOf = (craving: string, title: string, items: string, steps: string): string[] =>
  blocking(
    checkRecipe(
      withSafetySteps({
        title,
        description: 'A dish with a good plain flavor, made for the table at home.',
        category: 'dinner',
        prepTime: 15,
        cookTime: 240,
        restTime: 0,
        servings: 4,
        ingredients: items.split('|').map((line) => {
          const [amount = '', item = ''] = line.split(': ')
          return { amount, item }
        }),
        instructions: steps.split(' | '),
      }),
      { craving: readCraving(craving), source: 'model' },
    ),
  )
    .filter(({ rule }) => /^(?:diet|allergy|coherence|wish\.food|condition)/.test(rule))
    .map(({ message }) => message)

describe('a dish that is without what its name says', () => {
  test.each([
    [
      'vegan lox bagels',
      'Vegan Carrot Lox Bagels',
      '4: carrots, in ribbons|2 tablespoons: soy sauce|1 teaspoon: liquid smoke|4: vegan bagels|1/2 cup: vegan cream cheese|1 tablespoon: capers',
      'Roast the carrots at 400 °F (200 °C) for 20 minutes and toss with the soy sauce and liquid smoke. | Spread the bagels with the cream cheese and pile on the lox and capers.',
    ],
    [
      'vegan gyros',
      'Vegan Seitan Gyros',
      '12 ounces: seitan, sliced|4: vegan pitas|1 cup: unsweetened soy yogurt|1: cucumber, grated|1 clove: garlic|2 tablespoons: olive oil',
      'Stir the yogurt, cucumber, and garlic for the tzatziki. | Fry the seitan in the olive oil for 6 minutes. | Fill the pitas with the gyro meat and the tzatziki.',
    ],
    [
      'vegan meatloaf',
      'Vegan Lentil Meatloaf',
      '2 cups: cooked lentils|1 cup: vegan breadcrumbs|1: onion, diced|2 tablespoons: ground flaxseed|1/2 cup: ketchup',
      'Stir the flaxseed with 6 tablespoons water. Mix with the lentils, breadcrumbs, and onion. | Press into a pan, brush with the ketchup, and bake at 375 °F (190 °C) for 45 minutes. | Rest the meatloaf for 10 minutes.',
    ],
    [
      'vegan philly cheesesteak',
      'Vegan Philly Cheesesteaks',
      '1 pound: portobellos, sliced thin|1: onion, sliced|1: green pepper, sliced|4: vegan hoagie rolls|6 slices: vegan provolone|2 tablespoons: canola oil',
      'Sear the mushrooms, onion, and pepper in the canola oil for 8 minutes. | Lay the cheese over the steak and let it melt. Fill the rolls.',
    ],
    [
      'vegan butter chicken',
      'Vegan Butter "Chicken"',
      '14 ounces: extra-firm tofu|1 can: tomato puree|1/2 cup: coconut cream|2 tablespoons: vegan butter|1 tablespoon: garam masala',
      'Brown the tofu in the butter for 6 minutes. | Add the tomato puree and garam masala and simmer for 12 minutes. Stir in the cream and serve the butter chicken.',
    ],
    [
      'gluten free lasagna',
      'Gluten-Free Lasagna',
      '9: gluten-free lasagna noodles|1 pound: ground beef|3 cups: marinara|2 cups: ricotta|2 cups: mozzarella, shredded',
      'Brown the beef for 8 minutes, until 160 °F (71 °C), and add the marinara. | Layer the lasagna sheets, meat sauce, ricotta, and mozzarella. | Bake at 375 °F (190 °C) for 40 minutes. Rest the lasagna before cutting.',
    ],
    [
      'gluten free banana muffins, celiac',
      'Gluten-Free Banana Muffins',
      '3: bananas, mashed|2 cups: gluten-free oat flour|2: eggs|1/2 cup: honey|2 teaspoons: baking powder',
      'Whisk the eggs, honey, and bananas. Fold in the flour and baking powder. | Bake at 350 °F (175 °C) for 22 minutes. Cool the muffins.',
    ],
    [
      'gluten free crepes',
      'Gluten-Free Crêpes',
      '1 cup: buckwheat flour, certified gluten-free|2: eggs|1 1/2 cups: milk|1 tablespoon: butter',
      'Whisk the flour, eggs, and milk to a batter. | Cook the crepes in the butter for 1 minute per side.',
    ],
    [
      'gluten free fried chicken',
      'Gluten-Free Fried Chicken',
      '2 pounds: chicken drumsticks|1 cup: buttermilk|1 1/2 cups: gluten-free all-purpose flour|1 cup: gluten-free cornflakes, crushed|4 cups: vegetable oil',
      'Soak the chicken in the buttermilk. | Coat in the flour, then in the crumbs. | Fry in the oil at 350 °F (175 °C) for 15 minutes, until 165 °F (74 °C).',
    ],
    [
      'dairy free scalloped potatoes',
      'Dairy-Free Scalloped Potatoes',
      '2 pounds: potatoes, sliced|2 cups: unsweetened soy milk|3 tablespoons: vegan butter|3 tablespoons: all-purpose flour|1 teaspoon: salt',
      'Melt the butter, whisk in the flour and milk, and simmer for 5 minutes to a bechamel. Salt it. | Layer the potatoes with the white sauce and bake at 375 °F (190 °C) for 60 minutes.',
    ],
    [
      'dairy free whipped cream',
      'Dairy-Free Whipped Cream',
      '1 can: coconut cream, chilled|2 tablespoons: powdered sugar',
      'Beat the coconut cream for 2 minutes. | Add the sugar and beat until fluffy. Use the whipped cream at once.',
    ],
    [
      'dairy free mac and cheese, milk allergy',
      'Dairy-Free Butternut Mac and Cheese',
      '12 ounces: macaroni|3 cups: butternut squash, cubed|1/2 cup: oat milk|1/4 cup: nutritional yeast|1 teaspoon: mustard powder',
      'Boil the macaroni for 8 minutes. | Simmer the squash for 15 minutes, then blend with the oat milk, nutritional yeast, and mustard. | Fold the cheese sauce through the pasta.',
    ],
    [
      'egg free french toast',
      'Eggless French Toast',
      '8 slices: bread|1 cup: milk|2 tablespoons: custard powder|2 tablespoons: butter',
      'Whisk the milk and custard powder. | Soak the bread in the custard and fry in the butter for 3 minutes per side.',
    ],
    [
      'egg free meatballs, egg allergy',
      'Egg-Free Meatballs',
      '1 pound: ground beef|1/2 cup: breadcrumbs|1/4 cup: milk|2 cups: marinara',
      'Mix the beef, crumbs, and milk without egg. Shape into balls. | Simmer the meatballs in the marinara for 20 minutes, until 160 °F (71 °C).',
    ],
    [
      'nut free granola bars for school',
      'Nut-Free Granola Bars',
      '2 cups: rolled oats|1/2 cup: sunflower seed butter|1/2 cup: honey|1/4 cup: pumpkin seeds',
      'Warm the honey and seed butter for 2 minutes. | Mix in the oats and pumpkin seeds, press into a pan, and chill. The nutty flavor comes from the seeds.',
    ],
    [
      'nut free frangipane tart',
      'Nut-Free "Frangipane" Tart',
      '1: tart shell|1 cup: sunflower seeds, ground|1/2 cup: sugar|1/2 cup: butter|2: eggs|2: pears',
      'Beat the butter, sugar, eggs, and ground sunflower seeds. | Spread the frangipane in the shell, top with the pears, and bake at 350 °F (175 °C) for 35 minutes.',
    ],
    [
      'non alcoholic mulled wine',
      'Non-Alcoholic Mulled Wine',
      '3 cups: pomegranate juice|1 cup: cherry juice|1: orange|2: cinnamon sticks',
      'Warm the juices with the orange and cinnamon for 15 minutes. | Ladle the wine into mugs.',
    ],
    [
      'halal carbonara',
      'Halal Carbonara',
      '12 ounces: spaghetti|6 slices: turkey bacon|3: egg yolks|1 cup: Parmesan',
      'Boil the spaghetti for 9 minutes. | Fry the bacon for 6 minutes. Toss off the heat with the yolks and Parmesan.',
    ],
    [
      'pescatarian gumbo',
      'Pescatarian Gumbo',
      '1 pound: shrimp|8 ounces: okra|1: onion|1/4 cup: flour|1/4 cup: oil|4 cups: seafood stock',
      'Stir the flour in the oil for 15 minutes for a roux. | Add the onion, okra, and stock and simmer for 20 minutes. Add the shrimp for 4 minutes, until pink, and ladle out the gumbo.',
    ],
    [
      'vegetarian hot dogs',
      'Vegetarian Carrot Dogs',
      '6: carrots|6: hot dog buns|2 tablespoons: soy sauce|1 tablespoon: cider vinegar|2 tablespoons: mustard',
      'Simmer the carrots in the soy sauce, vinegar, and 2 cups water for 15 minutes. | Grill for 4 minutes. Tuck the dogs into the buns with the mustard.',
    ],
    [
      'vegetarian french dip',
      'Vegetarian French Dip',
      '1 pound: mushrooms, sliced|2 cups: mushroom broth|4: hoagie rolls|4 slices: Swiss|2 tablespoons: butter',
      'Brown the mushrooms in the butter for 8 minutes. Add the broth and simmer for 10 minutes. | Pile the mushrooms in the rolls with the cheese and serve with the jus.',
    ],
    [
      'vegetarian caesar salad',
      'Vegetarian Caesar',
      '2: romaine hearts|1/2 cup: mayonnaise|1 tablespoon: capers, minced|1: lemon|1/2 cup: vegetarian Parmesan|1 cup: croutons',
      'Whisk the mayonnaise, capers, and lemon for the Caesar dressing. | Toss the romaine with the dressing, Parmesan, and croutons.',
    ],
    [
      'vegan carbonara',
      'Creamy Vegan Carbonara',
      '12 ounces: spaghetti|8 ounces: silken tofu|4 ounces: smoked tofu, cubed|2 tablespoons: nutritional yeast|2 tablespoons: olive oil|1/2 teaspoon: black salt',
      'Boil the spaghetti for 9 minutes. | Blend the silken tofu, nutritional yeast, and black salt. | Fry the smoked tofu in the olive oil for 5 minutes, until crisp. | Toss it all and serve the carbonara at once.',
    ],
    [
      'vegan shepherds pie',
      "Vegan Shepherd's Pie",
      '2 cups: cooked lentils|1: onion, chopped|2 pounds: potatoes, peeled|1/2 cup: oat milk|2 tablespoons: olive oil|1 teaspoon: salt',
      'Boil the potatoes for 15 minutes and mash with the oat milk and salt. | Fry the onion in the olive oil for 5 minutes and add the lentils. | Spoon the mince into a dish, cover with the mash, and bake at 400 °F (200 °C) for 20 minutes.',
    ],
    [
      'vegan fried chicken',
      'Crispy Vegan Fried "Chicken"',
      '1 pound: oyster mushrooms|1 cup: all-purpose flour|1 cup: unsweetened soy milk|1 tablespoon: lemon juice|2 cups: vegetable oil|1 teaspoon: salt',
      'Stir the soy milk and lemon juice and let curdle. | Dip the mushrooms in the soy milk, then in the flour with the salt. | Fry in the vegetable oil at 350 °F (175 °C) for 5 minutes. Drain the chicken on a rack.',
    ],
    [
      'vegan fish and chips',
      'Vegan Fish and Chips',
      '1 pound: firm tofu, cut into slabs|1 sheet: nori|2 pounds: potatoes|1 cup: all-purpose flour|1 cup: sparkling water|4 cups: vegetable oil|1 teaspoon: salt',
      'Cut the potatoes into chips and fry in the vegetable oil at 350 °F (175 °C) for 8 minutes. | Wrap the tofu in nori. | Whisk the flour, salt, and sparkling water, dip the tofu, and fry for 5 minutes. | Serve the fish with the chips.',
    ],
    [
      'vegan mac and cheese',
      'Vegan Mac and Cheese',
      '12 ounces: elbow macaroni|1 cup: raw cashews, soaked|1/4 cup: nutritional yeast|1 cup: water|1 teaspoon: salt',
      'Boil the macaroni for 8 minutes. | Blend the cashews, nutritional yeast, water, and salt until smooth. | Stir the cheese into the macaroni and serve.',
    ],
    [
      'vegan egg salad sandwich',
      'Vegan "Egg" Salad Sandwiches',
      '14 ounces: firm tofu|1/4 cup: vegan mayonnaise|1 teaspoon: turmeric|1 stalk: celery, diced|8 slices: vegan bread',
      'Crumble the tofu and mix with the mayonnaise, turmeric, and celery. | Spread the egg salad on the bread and close the sandwiches.',
    ],
    [
      'vegan tuna melt',
      'Chickpea "Tuna" Melts',
      '1 can: chickpeas, drained|3 tablespoons: vegan mayonnaise|1 stalk: celery, diced|4 slices: vegan cheddar|8 slices: vegan bread',
      'Mash the chickpeas with the mayonnaise and celery. | Pile the tuna on the bread, top with the cheddar, and toast in a skillet for 6 minutes.',
    ],
    [
      'vegan bolognese',
      'Lentil Bolognese',
      '1 cup: brown lentils|1 can: crushed tomatoes|1: onion, chopped|2 tablespoons: olive oil|12 ounces: spaghetti|1 teaspoon: salt',
      'Fry the onion in the olive oil for 5 minutes, add the lentils, tomatoes, salt, and 2 cups water, and simmer for 30 minutes. | Boil the spaghetti for 9 minutes and ladle the bolognese over it.',
    ],
    [
      'vegan french toast',
      'Vegan French Toast',
      '8 slices: vegan bread|1 cup: oat milk|2 tablespoons: chickpea flour|1 teaspoon: cinnamon|1 tablespoon: coconut oil',
      'Whisk the oat milk, chickpea flour, and cinnamon into a custard. | Soak the bread in the custard and fry in the coconut oil for 3 minutes per side. | Serve the French toast hot.',
    ],
    [
      'vegan meringues',
      'Aquafaba Meringues',
      '1/2 cup: aquafaba|1 cup: sugar|1/4 teaspoon: cream of tartar',
      'Whip the aquafaba with the cream of tartar for 6 minutes, adding the sugar slowly. | Pipe and bake at 220 °F (105 °C) for 90 minutes. Cool the meringues in the oven.',
    ],
    [
      'vegan cheesecake',
      'No-Bake Vegan Cheesecake',
      '2 cups: raw cashews, soaked|1/2 cup: coconut cream|1/3 cup: maple syrup|2 tablespoons: lemon juice|1 cup: dates|1 cup: walnuts',
      'Pulse the dates and walnuts and press into a pan. | Blend the cashews, coconut cream, maple syrup, and lemon juice. | Pour over the base and freeze for 4 hours. Slice the cheesecake while cold.',
    ],
    [
      'vegan scrambled eggs',
      'Vegan Scrambled Eggs',
      '14 ounces: firm tofu, crumbled|1/2 teaspoon: turmeric|1 tablespoon: olive oil|1/2 teaspoon: kala namak',
      'Heat the olive oil and cook the tofu with the turmeric for 5 minutes. | Season the eggs with the kala namak and serve.',
    ],
    [
      'vegetarian sausage and mash',
      'Vegetarian Sausages and Mash',
      '8: vegetarian sausages|2 pounds: potatoes|1/2 cup: milk|2 tablespoons: butter|1: onion, sliced|1 teaspoon: salt',
      'Boil the potatoes for 15 minutes and mash with the milk, butter, and salt. | Fry the sausages and onion for 10 minutes. Serve the bangers on the mash.',
    ],
    [
      'vegan beef stroganoff',
      'Vegan Mushroom "Beef" Stroganoff',
      '1 pound: portobello mushrooms, sliced|1: onion, sliced|1 cup: cashew cream|1 cup: vegetable broth|12 ounces: egg-free fettuccine|2 tablespoons: olive oil',
      'Fry the mushrooms and onion in the olive oil for 8 minutes. Add the broth and simmer the beef for 10 minutes. | Stir in the cashew cream. Boil the fettuccine for 9 minutes and serve with the stroganoff.',
    ],
    [
      'gluten free bread',
      'Gluten-Free Sandwich Bread',
      '3 cups: gluten-free flour blend|1 tablespoon: psyllium husk|2 teaspoons: instant yeast|1 1/2 cups: warm water|2 tablespoons: olive oil|1 teaspoon: salt',
      'Mix the flour, psyllium, yeast, and salt, then beat in the water and olive oil. Rest for 40 minutes. | Bake at 375 °F (190 °C) for 50 minutes. Cool the bread before slicing.',
    ],
    [
      'gluten free pizza, celiac',
      'Gluten-Free Pizza',
      '2 cups: gluten-free flour blend|1 teaspoon: instant yeast|3/4 cup: warm water|1 cup: tomato passata|8 ounces: mozzarella|1 tablespoon: olive oil',
      'Mix the flour, yeast, and water to a dough and rest it for 30 minutes. | Press out the pizza crust, spread with the passata, mozzarella, and olive oil, and bake at 475 °F (245 °C) for 12 minutes. | Slice the pizza.',
    ],
    [
      'gluten free ravioli',
      'Gluten-Free Ravioli',
      '2 cups: gluten-free flour blend|3: eggs|1 cup: ricotta|1 cup: spinach, chopped|1 teaspoon: xanthan gum|1 teaspoon: salt',
      'Knead the flour, xanthan gum, eggs, and salt. | Mix the ricotta and spinach, fill the pasta sheets, and cut the ravioli. | Boil the ravioli for 4 minutes.',
    ],
    [
      'egg-free pancakes, egg allergy',
      'Fluffy Egg-Free Pancakes',
      '2 cups: all-purpose flour|1 tablespoon: baking powder|1 1/2 cups: milk|2 tablespoons: melted butter',
      'Whisk the flour, baking powder, milk, and butter. | Cook the pancakes for 2 minutes per side.',
    ],
    [
      'nut-free pesto pasta',
      'Nut-Free Pesto Pasta',
      '2 cups: basil|1/2 cup: olive oil|1/2 cup: Parmesan, grated|1/4 cup: sunflower seeds|12 ounces: penne',
      'Blend the basil, olive oil, Parmesan, and sunflower seeds. | Boil the penne for 10 minutes and toss with the pesto.',
    ],
    [
      'nut-free praline, tree nut allergy',
      'Nut-Free Seed Praline',
      '1 cup: sugar|1 cup: pumpkin seeds|1 pinch: salt',
      'Melt the sugar to amber, stir in the pumpkin seeds and salt, and pour onto parchment. | Break up the praline when cold.',
    ],
    [
      'mocktail sangria, alcohol free',
      'Alcohol-Free Sangria',
      '3 cups: grape juice|1: orange, sliced|1: apple, diced|1 cup: sparkling water',
      'Stir the grape juice, orange, and apple and chill for 2 hours. | Top the sangria with the sparkling water.',
    ],
    [
      'virgin mojito',
      'Virgin Mojito',
      '10 leaves: mint|1: lime, cut up|2 teaspoons: sugar|1 cup: sparkling water',
      'Muddle the mint, lime, and sugar. | Top the mojito with the sparkling water.',
    ],
    [
      'dairy-free alfredo',
      'Dairy-Free Alfredo',
      '12 ounces: fettuccine|1 head: cauliflower|1 cup: oat milk|3 cloves: garlic|2 tablespoons: olive oil|1 teaspoon: salt',
      'Boil the cauliflower for 12 minutes. Blend with the oat milk, garlic, olive oil, and salt. | Boil the fettuccine for 9 minutes and toss with the Alfredo.',
    ],
    [
      'dairy-free ice cream',
      'Dairy-Free Banana Ice Cream',
      '4: bananas, frozen|1/4 cup: oat milk|1 teaspoon: vanilla extract',
      'Blend the bananas, oat milk, and vanilla. | Freeze the ice cream for 2 hours and scoop.',
    ],
    [
      'vegetarian chili con carne',
      'Vegetarian Chili con Carne',
      '2 cans: kidney beans, drained|1 can: crushed tomatoes|1: onion, chopped|2 tablespoons: olive oil|2 teaspoons: chili powder',
      'Fry the onion in the olive oil for 5 minutes, add the beans, tomatoes, and chili powder, and simmer for 20 minutes. | Ladle out the chili con carne.',
    ],
    [
      'halal coq au vin',
      'Halal Coq au Vin',
      '2 pounds: halal chicken thighs|2 cups: red grape juice|2 tablespoons: red wine vinegar|8 ounces: mushrooms|2 cups: chicken stock|2 tablespoons: olive oil',
      'Brown the chicken in the olive oil for 8 minutes. Add the grape juice, vinegar, stock, and mushrooms. | Simmer for 40 minutes, until the chicken reaches 165 °F (74 °C). Serve the coq au vin hot.',
    ],
    [
      'pork-free carnitas',
      'Chicken Carnitas, Pork-Free',
      '2 pounds: boneless chicken thighs|1: orange, juiced|1 teaspoon: cumin|1 teaspoon: salt|2 tablespoons: vegetable oil',
      'Cook the chicken with the orange juice, cumin, salt, and vegetable oil for 40 minutes, to 165 °F (74 °C). | Shred and broil for 3 minutes. Pile up the carnitas.',
    ],
    [
      'vegan crab cakes',
      'Vegan Crab Cakes',
      '2 cans: hearts of palm, drained|1/4 cup: vegan mayonnaise|1 cup: panko (vegan)|1 teaspoon: Old Bay seasoning|3 tablespoons: vegetable oil',
      'Shred the hearts of palm and mix with the mayonnaise, panko, and Old Bay. | Fry the crab cakes in the vegetable oil for 4 minutes per side.',
    ],
    [
      'vegan BLT',
      'Vegan BLT with Rice Paper Bacon',
      '6 sheets: rice paper|2 tablespoons: soy sauce|1 teaspoon: liquid smoke|1: tomato, sliced|4 leaves: lettuce|8 slices: vegan bread|1/4 cup: vegan mayonnaise',
      'Brush the rice paper with the soy sauce and liquid smoke and bake at 400 °F (200 °C) for 8 minutes. | Spread the bread with the mayo and layer the lettuce, tomato, and bacon.',
    ],
    [
      'eggless mayonnaise',
      'Eggless Mayonnaise',
      '1/2 cup: milk|1 cup: sunflower oil|1 tablespoon: lemon juice|1 teaspoon: mustard',
      'Blend the milk and mustard, pouring in the sunflower oil, until thick. Stir in the lemon juice. | Keep the mayonnaise in the refrigerator.',
    ],
    [
      'vegan cheese sauce',
      'Vegan Potato Cheese Sauce',
      '2 cups: potatoes, diced|1: carrot, sliced|1/3 cup: nutritional yeast|1/4 cup: olive oil|1 teaspoon: salt',
      'Boil the potatoes and carrot for 12 minutes. | Blend with the nutritional yeast, olive oil, salt, and 1 cup of the water. | Warm the cheese gently and use as a dip.',
    ],
    [
      'vegan foie gras',
      'Vegan Foie Gras',
      '1 cup: cooked lentils|8 ounces: mushrooms|1/2 cup: walnuts|2 tablespoons: coconut oil|1 tablespoon: miso',
      'Fry the mushrooms in the coconut oil for 8 minutes. | Blend with the lentils, walnuts, and miso and chill for 3 hours. Spread the foie gras on toast of your own.',
    ],
    [
      'vegan tiramisu',
      'Vegan Tiramisu',
      '1 package: vegan ladyfingers|1 cup: strong coffee|1 can: coconut cream, chilled|1/4 cup: powdered sugar|2 tablespoons: cocoa powder',
      'Whip the coconut cream and powdered sugar to a mascarpone. | Dip the ladyfingers in the coffee and layer with the mascarpone. Dust the tiramisu with the cocoa.',
    ],
  ])('%s: %s', (craving, title, items, steps) => {
    expect(faultsOf(craving, title, items, steps)).toEqual([])
  })

  test.each([
    [
      'vegan lox bagels',
      'Vegan Lox Bagels',
      '4: vegan bagels|1/2 cup: vegan cream cheese|1 tablespoon: capers',
      'Toast the bagels for 3 minutes. | Spread the bagels with the cream cheese and lay smoked salmon over them with the capers.',
    ],
    [
      'vegan meatloaf',
      'Vegan Meatloaf',
      '2 cups: cooked lentils|1 cup: vegan breadcrumbs|1/2 cup: ketchup',
      'Mix the lentils, crumbs, and 2 beaten eggs. | Press into a pan, brush with the ketchup, and bake at 375 °F (190 °C) for 45 minutes. Slice the meatloaf.',
    ],
    [
      'vegan butter chicken',
      'Vegan Butter Chicken',
      '14 ounces: tofu|1 can: tomato puree|1 tablespoon: garam masala',
      'Brown the tofu for 6 minutes. | Add the tomato puree and garam masala, simmer for 12 minutes, and finish with a knob of butter.',
    ],
    [
      'vegan cheesesteak',
      'Vegan Cheesesteak',
      '1 pound: mushrooms|1: onion|4: vegan rolls',
      'Sear the mushrooms and onion for 8 minutes. | Lay slices of provolone over and fill the rolls.',
    ],
    [
      'gluten free fried chicken',
      'Gluten-Free Fried Chicken',
      '2 pounds: chicken drumsticks|1 cup: buttermilk|1 1/2 cups: gluten-free all-purpose flour|4 cups: vegetable oil',
      'Soak the chicken in the buttermilk. | Coat in the flour, then in the panko. | Fry in the oil at 350 °F (175 °C) for 15 minutes, until 165 °F (74 °C).',
    ],
    [
      'gluten free lasagna',
      'Gluten-Free Lasagna',
      '9: gluten-free lasagna noodles|1 pound: ground beef|3 cups: marinara|2 cups: ricotta',
      'Brown the beef for 8 minutes, until 160 °F (71 °C), and add the marinara and a splash of soy sauce. | Layer with the ricotta and bake at 375 °F (190 °C) for 40 minutes.',
    ],
    [
      'dairy free mac and cheese, milk allergy',
      'Dairy-Free Mac and Cheese',
      '12 ounces: macaroni|1/2 cup: oat milk|1/4 cup: nutritional yeast',
      'Boil the macaroni for 8 minutes. | Warm the oat milk and nutritional yeast and melt the cheddar into it.',
    ],
    [
      'dairy free mac and cheese, milk allergy',
      'Dairy-Free Mac and Cheese',
      '12 ounces: macaroni|1/2 cup: oat milk|1/4 cup: nutritional yeast',
      'Boil the macaroni for 8 minutes. | Warm the oat milk and nutritional yeast, and stir in the grated cheese.',
    ],
    [
      'egg free meatballs, egg allergy',
      'Egg-Free Meatballs',
      '1 pound: ground beef|1/2 cup: breadcrumbs|2 cups: marinara',
      'Mix the beef, crumbs, and an egg. Shape into balls. | Simmer in the marinara for 20 minutes, until 160 °F (71 °C).',
    ],
    [
      'nut free granola bars for school',
      'Nut-Free Granola Bars',
      '2 cups: rolled oats|1/2 cup: honey',
      'Warm the honey for 2 minutes. | Mix in the oats and the almond butter, press into a pan, and chill.',
    ],
    [
      'halal carbonara',
      'Halal Carbonara',
      '12 ounces: spaghetti|3: egg yolks|1 cup: Parmesan',
      'Boil the spaghetti for 9 minutes. | Fry the pancetta for 6 minutes. Toss off the heat with the yolks and Parmesan.',
    ],
    [
      'halal beef stew',
      'Halal Beef Stew',
      '2 pounds: beef chuck|1: onion|3: carrots|2 cups: stock',
      'Brown the beef and onion for 8 minutes. | Pour in a glass of red wine and the stock, add the carrots, and simmer for 90 minutes.',
    ],
    [
      'vegetarian caesar salad',
      'Vegetarian Caesar',
      '2: romaine hearts|1/2 cup: mayonnaise|1: lemon|1 cup: croutons',
      'Whisk the mayonnaise and lemon with 3 mashed anchovies. | Toss the romaine with the dressing and croutons.',
    ],
    [
      'vegan gyros',
      'Vegan Gyros',
      '12 ounces: seitan, sliced|4: vegan pitas|1: cucumber, grated',
      'Fry the seitan for 6 minutes. | Fill the pitas with the seitan, cucumber, and Greek yogurt.',
    ],
    [
      'non alcoholic mulled wine',
      'Non-Alcoholic Mulled Wine',
      '3 cups: pomegranate juice|1: orange|2: cinnamon sticks',
      'Warm the juice with the orange and cinnamon for 15 minutes. | Add a shot of brandy and ladle the wine into mugs.',
    ],
    [
      'vegan carbonara',
      'Creamy Carbonara',
      '12 ounces: spaghetti|8 ounces: silken tofu|2 tablespoons: nutritional yeast|2 tablespoons: olive oil',
      'Boil the spaghetti for 9 minutes. | Blend the silken tofu and nutritional yeast with the olive oil. | Fry the pancetta until crisp and toss with everything.',
    ],
    [
      'vegan carbonara',
      'Vegan Carbonara',
      '12 ounces: spaghetti|8 ounces: silken tofu|2 tablespoons: nutritional yeast|2 tablespoons: olive oil',
      'Boil the spaghetti for 9 minutes. | Blend the silken tofu and nutritional yeast with the olive oil. | Whisk in 2 eggs and grated Parmesan.',
    ],
    [
      'vegan mac and cheese',
      'Vegan Mac and Cheese',
      '12 ounces: elbow macaroni|1 cup: raw cashews, soaked|1/4 cup: nutritional yeast|1 teaspoon: salt',
      'Boil the macaroni for 8 minutes. | Blend the cashews, nutritional yeast, and salt. | Stir in 1 cup shredded cheese and bake at 350 °F (175 °C) for 10 minutes.',
    ],
    [
      'vegetarian BLT',
      'The BLT',
      '1: tomato, sliced|4 leaves: lettuce|8 slices: bread|1/4 cup: mayonnaise',
      'Fry the bacon for 6 minutes. | Spread the bread with the mayonnaise and layer the lettuce, tomato, and bacon.',
    ],
    [
      'vegan shepherds pie',
      "Vegan Shepherd's Pie",
      '2 cups: cooked lentils|2 pounds: potatoes, peeled|2 tablespoons: olive oil|1 teaspoon: salt',
      'Boil the potatoes for 15 minutes and mash with the salt, olive oil, and a knob of butter. | Top the lentils with the mash and bake at 400 °F (200 °C) for 20 minutes.',
    ],
    [
      'gluten free pizza, celiac',
      'Gluten-Free Pizza',
      '2 cups: gluten-free flour blend|1 teaspoon: instant yeast|3/4 cup: warm water|1 cup: tomato passata|8 ounces: mozzarella',
      'Mix the gluten-free flour, yeast, and water and rest for 30 minutes. | Dust the board with semolina, press out the crust, spread with the passata and mozzarella, and bake at 475 °F (245 °C) for 12 minutes.',
    ],
    [
      'nut-free pesto pasta',
      'Nut-Free Pesto Pasta',
      '2 cups: basil|1/2 cup: olive oil|1/2 cup: Parmesan, grated|12 ounces: penne',
      'Blend the basil, olive oil, Parmesan, and the pine nuts. | Boil the penne for 10 minutes and toss with the pesto.',
    ],
    [
      'vegan tuna melt',
      'Vegan Melt',
      '3 tablespoons: vegan mayonnaise|1 stalk: celery, diced|4 slices: vegan cheddar|8 slices: vegan bread',
      'Mix a can of tuna with the mayonnaise and celery. | Spread on the bread with the cheddar and toast for 6 minutes.',
    ],
    [
      'vegan eggnog',
      'Vegan Eggnog',
      '2 cups: oat milk|1 teaspoon: nutmeg|1/4 cup: sugar',
      'Beat the eggs and sugar. | Whisk in the oat milk and nutmeg and warm the eggnog for 5 minutes.',
    ],
    [
      'mulled wine but I am pregnant',
      'Mulled Wine',
      '1: orange, sliced|2: cinnamon sticks|4: cloves',
      'Pour the wine into a pot with the orange, cinnamon, and cloves and warm for 15 minutes.',
    ],
    [
      'alcohol-free sangria',
      'Sangria',
      '3 cups: red wine|1: orange, sliced|1 cup: sparkling water',
      'Stir the wine and orange and chill. | Top with the sparkling water.',
    ],
    [
      'alcohol-free sangria',
      'Alcohol-Free Sangria',
      '3 cups: grape juice|1: orange, sliced|1 cup: sparkling water',
      'Stir the grape juice, orange, and a splash of brandy and chill. | Top the sangria with the sparkling water.',
    ],
    [
      'vegetarian haggis',
      'Vegetarian Haggis',
      '1 cup: oats|1: onion|1 cup: lentils, cooked',
      'Cook the onion, oats, and lentils for 12 minutes. Mince the lamb liver and stir it in. | Bake at 350 °F (175 °C) for 40 minutes and turn out the haggis.',
    ],
    [
      'vegan queso',
      'Vegan Queso',
      '2 cups: potatoes, diced|1/4 cup: nutritional yeast|1 teaspoon: cumin',
      'Boil the potatoes for 12 minutes and blend with the nutritional yeast and cumin. | Stir in the queso fresco.',
    ],
    [
      'dairy-free alfredo',
      'Dairy-Free Alfredo',
      '12 ounces: fettuccine|1 head: cauliflower|3 cloves: garlic',
      'Boil the cauliflower and garlic for 12 minutes and blend with 1/2 cup heavy cream. | Boil the fettuccine for 9 minutes and toss with the Alfredo.',
    ],
    [
      'pork-free carnitas',
      'Chicken Carnitas, Pork-Free',
      '2 pounds: boneless chicken thighs|1: orange, juiced|1 teaspoon: cumin',
      'Melt the lard, add the chicken, orange juice, and cumin, and cook for 40 minutes, to 165 °F (74 °C). | Shred the carnitas.',
    ],
  ])('%s, broken: %s', (craving, title, items, steps) => {
    expect(faultsOf(craving, title, items, steps)).not.toEqual([])
  })
})

describe('lines and steps that name a food in different words', () => {
  test.each([
    [
      'steak frites',
      'Steak Frites',
      '2: NY strips|2: russets, cut in batons|4 cups: peanut oil|2 tablespoons: butter',
      'Fry the potatoes in the oil at 350 °F (175 °C) for 10 minutes. | Sear the steaks for 4 minutes per side and top with the butter. Serve with the fries.',
    ],
    [
      'chicken parm',
      'Chicken Parm',
      '2: boneless skinless breasts|1 cup: panko|1: egg|1 cup: marinara|1 cup: mozz, shredded',
      'Pound the chicken, dip in the egg, and coat with the breadcrumbs. | Fry for 4 minutes per side. Top with sauce and cheese and bake at 425 °F (220 °C) for 10 minutes, to 165 °F (74 °C).',
    ],
    [
      'tacos al pastor',
      'Tacos al Pastor',
      '2 pounds: pork shoulder, sliced|1/4 cup: adobo paste|1 cup: pineapple|12: corn tortillas|1/2 cup: cilantro',
      'Coat the meat with the adobo and rest for 1 hour. | Grill the pork for 8 minutes, to 145 °F (63 °C), and chop with the fruit. Fill the tortillas and top with herbs.',
    ],
    [
      'minestrone',
      'Minestrone',
      '2: carrots|2 stalks: celery|1: onion|1 can: cannellinis|1 cup: ditalini|1 can: San Marzanos|4 cups: vegetable stock|2 cups: Tuscan kale',
      'Sweat the vegetables for 8 minutes. | Add the tomatoes, stock, and beans and simmer for 15 minutes. Add the pasta and greens for 9 minutes.',
    ],
    [
      'cobb salad',
      'Cobb Salad',
      '1: rotisserie bird, shredded|4 slices: bacon|3: eggs|1: avocado|1 head: iceberg|1/2 cup: Roquefort|1/2 cup: ranch',
      'Boil the eggs for 10 minutes. Fry the bacon for 8 minutes. | Arrange the chicken, bacon, eggs, avocado, and cheese over the lettuce and dress it.',
    ],
    [
      'fish tacos',
      'Fish Tacos',
      '1 pound: mahi|8: flour tortillas|2 cups: red cabbage|1/2 cup: crema|1: lime|1 teaspoon: chili powder',
      'Rub the fish with the chili powder and grill for 8 minutes, until it flakes. | Fill the tortillas with the fish, slaw, crema, and a squeeze of lime.',
    ],
    [
      'beef stew',
      'Beef Stew',
      '2 pounds: chuck roast, cubed|1 pound: Yukon Golds|3: carrots|1: onion|2 cups: beef stock|2 tablespoons: flour',
      'Flour the meat and brown it for 8 minutes. | Add the onion, carrots, potatoes, and stock and braise the stew for 2 hours.',
    ],
    [
      'mushroom risotto',
      'Mushroom Risotto',
      '1 1/2 cups: carnaroli|12 ounces: baby bellas|1: shallot|1/2 cup: dry vermouth|5 cups: chicken stock|1/2 cup: Parmigiano|2 tablespoons: butter',
      'Brown the mushrooms in the butter for 6 minutes. Add the shallot and rice for 2 minutes, then the wine. | Ladle in the stock over 18 minutes. Beat in the cheese.',
    ],
    [
      'salmon with dill',
      'Dill Salmon',
      '4: salmon portions, 6 ounces each|2 tablespoons: dill|1: lemon|2 tablespoons: butter',
      'Dot the fillets with butter and dill. | Bake the fish at 400 °F (200 °C) for 14 minutes, until it flakes, and squeeze over the lemon.',
    ],
    [
      'sausage and peppers',
      'Sausage and Peppers',
      '6: sweet Italian links|3: bell peppers|2: onions|4: hoagies|2 tablespoons: olive oil',
      'Brown the sausages in the oil for 10 minutes, to 160 °F (71 °C). | Cook the vegetables for 12 minutes. Fill the rolls.',
    ],
    [
      'clam chowder',
      'Clam Chowder',
      '2 cans: chopped clams|4 slices: bacon|1: onion|3: russets, diced|2 cups: half-and-half|2 tablespoons: flour',
      'Crisp the bacon for 6 minutes. Cook the onion, stir in the flour, then the clam juice and potatoes; simmer for 15 minutes. | Add the shellfish and cream and warm for 5 minutes.',
    ],
    [
      'turkey chili',
      'Turkey Chili',
      '1 pound: ground turkey|2 cans: beans|1 can: Rotel|1: onion|2 tablespoons: chili seasoning',
      'Brown the meat and onion for 8 minutes, to 165 °F (74 °C). | Add the tomatoes, beans, and spices and simmer for 20 minutes.',
    ],
    [
      'quiche lorraine',
      'Quiche Lorraine',
      '1: pie shell|6 slices: bacon|4: eggs|1 1/2 cups: heavy cream|1 cup: Gruyère',
      'Cook the bacon for 8 minutes and crumble it into the crust. | Beat the eggs and cream, pour in, add the cheese, and bake the custard at 375 °F (190 °C) for 35 minutes.',
    ],
    [
      'pot roast',
      'Pot Roast',
      '3 pounds: beef chuck roast|4: carrots|1 pound: baby Yukons|1: onion|2 cups: beef broth|1/2 cup: cabernet',
      'Brown the beef for 10 minutes. | Add the wine, broth, and onion and braise for 2 hours. Add the carrots and potatoes and cook for 1 hour.',
    ],
    [
      'caprese',
      'Caprese',
      '3: heirlooms, sliced|1 ball: fresh mozzarella|1/4 cup: basil|2 tablespoons: olive oil',
      'Layer the tomatoes and cheese. | Drizzle with the oil and scatter the basil.',
    ],
    [
      'steak dinner for two',
      'Pan Steak with Potatoes',
      '2: ribeyes, 1 inch thick|1 pound: fingerlings|2 tablespoons: butter|1 teaspoon: salt',
      'Boil the potatoes for 15 minutes. | Salt the steaks and sear for 4 minutes per side. Baste the meat with the butter.',
    ],
    [
      'lamb dinner',
      'Herbed Rack',
      '1: rack of lamb, frenched|2 tablespoons: Dijon|1/2 cup: panko|1 tablespoon: olive oil',
      'Brown the rack in the oil for 4 minutes. | Spread with mustard, press on the crumbs, and roast the chops at 425 °F (220 °C) for 18 minutes.',
    ],
    [
      'pork chops and apples',
      'Pork Chops and Apples',
      '4: bone-in loin chops|2: Granny Smiths, sliced|1 tablespoon: oil|1/2 cup: cider',
      'Sear the pork in the oil for 5 minutes per side, to 145 °F (63 °C). | Cook the apples in the cider for 5 minutes and serve over the pork.',
    ],
    [
      'baked cod',
      'Baked Cod',
      '1 1/2 pounds: cod|1: lemon|2 tablespoons: butter|1/2 cup: Ritz crackers, crushed',
      'Lay the fish in a dish, dot with butter, and squeeze over the juice. | Scatter the crumbs and bake at 400 °F (200 °C) for 15 minutes, until the fillets flake.',
    ],
    [
      'chicken tacos',
      'Chicken Tacos',
      '1 pound: boneless thighs|8: corn tortillas|1: avocado|1: lime|1 teaspoon: cumin|1 cup: slaw mix',
      'Cook the chicken with the cumin for 12 minutes, to 165 °F (74 °C), and chop. | Mash the avocado with lime juice. Fill the taco shells with chicken, cabbage, and guacamole.',
    ],
    [
      'beef chili',
      'Weeknight Beef Chili',
      '1 pound: ground chuck|1 can: pintos|1 can: diced tomatoes|1: onion|2 tablespoons: chili powder',
      'Brown the beef with the onion for 8 minutes. | Add the beans, tomatoes, and chili powder and simmer for 20 minutes.',
    ],
    [
      'breakfast sandwich',
      'Breakfast Sandwich',
      '2: English muffins|2: eggs|2: sausage patties|2 slices: American',
      'Toast the muffins. | Fry the sausage for 6 minutes. Cook the eggs hard and top with the cheese. | Stack it all up.',
    ],
    [
      'greek salad',
      'Greek Salad',
      '4: tomatoes|1: cucumber|1/2: red onion|1/2 cup: Kalamatas|1 block: feta|3 tablespoons: olive oil|1 tablespoon: red wine vinegar|1 teaspoon: oregano',
      'Cut up the vegetables. | Whisk the oil, vinegar, and oregano. Toss with the olives and lay the cheese on top.',
    ],
    [
      'shrimp scampi',
      'Shrimp Scampi',
      '1 pound: large shrimp|12 ounces: linguine|4 cloves: garlic|1/2 cup: Pinot Grigio|4 tablespoons: butter|1: lemon|1/4 cup: parsley',
      'Boil the pasta for 9 minutes. | Cook the garlic in half the butter, add the wine and shellfish, and cook for 4 minutes, until pink. | Toss with the spaghetti, the rest of the butter, parsley, and lemon.',
    ],
    [
      'apple crumble',
      'Apple Crumble',
      '6: Bramleys, peeled|1 cup: flour|1/2 cup: butter|1/2 cup: demerara|1 teaspoon: cinnamon',
      'Slice the apples into a dish with half the sugar and the cinnamon. | Rub the flour and butter, add the rest of the sugar, and scatter over the fruit. | Bake at 375 °F (190 °C) for 40 minutes.',
    ],
    [
      'tomato soup',
      'Roasted Tomato Soup',
      '2 pounds: Romas, halved|1: onion|4 cloves: garlic|2 cups: vegetable broth|1/2 cup: half-and-half|2 tablespoons: olive oil',
      'Roast the tomatoes, onion, and garlic in the oil at 425 °F (220 °C) for 30 minutes. | Blend with the stock and simmer for 10 minutes. Swirl in the cream.',
    ],
    [
      'salmon bowl',
      'Salmon Bowl',
      '2: salmon fillets|1 cup: Calrose|1 tablespoon: tamari|1: cucumber|1 sheet: nori|1 tablespoon: Kewpie',
      'Cook the rice for 18 minutes. | Bake the fish with the soy at 400 °F (200 °C) for 12 minutes, until it flakes. | Top the rice with the fish, cucumber, seaweed, and mayo.',
    ],
    [
      'chocolate chip cookies',
      'Chocolate Chip Cookies',
      '1 cup: butter, softened|3/4 cup: light brown sugar|2: eggs|2 1/4 cups: AP flour|1 teaspoon: baking soda|2 cups: semisweet chips|1 teaspoon: vanilla',
      'Cream the butter and sugar, then beat in the eggs and vanilla. | Mix in the flour and soda, then the chocolate. | Scoop the dough and bake the cookies at 375 °F (190 °C) for 10 minutes.',
    ],
    [
      'stir fry beef',
      'Beef Stir-Fry',
      '1 pound: flank, sliced|1: red bell pepper|1 head: broccoli|3 tablespoons: soy sauce|1 tablespoon: cornstarch|2 tablespoons: canola|1 inch: ginger',
      'Toss the beef with half the soy and the starch. | Stir-fry the steak in the oil for 3 minutes, add the vegetables and ginger, and cook for 4 minutes. | Pour in the rest of the sauce.',
    ],
    [
      'club sandwich',
      'Club Sandwich',
      "12 slices: sandwich bread|8 slices: deli turkey|8 strips: bacon|1: tomato|4 leaves: romaine|1/3 cup: Hellmann's",
      'Fry the bacon for 8 minutes. Toast the bread. | Spread with mayo and layer the turkey, bacon, lettuce, and tomato.',
    ],
    [
      'eggs benedict',
      'Eggs Benedict',
      '4: eggs|2: English muffins|4 slices: Canadian bacon|3: egg yolks|1/2 cup: butter, melted|1 tablespoon: lemon juice|1 tablespoon: vinegar',
      'Whisk the yolks and lemon juice over simmering water and stream in the butter for the hollandaise. | Poach the eggs in water with the vinegar for 4 minutes. | Warm the ham, toast the muffins, and stack. Spoon the hollandaise over the top.',
    ],
    [
      'banana bread',
      'Banana Bread',
      '3: ripe bananas|1/3 cup: butter|3/4 cup: sugar|1: egg|1 1/2 cups: flour|1 teaspoon: baking soda|1/2 cup: walnuts',
      'Mash the bananas with the butter, sugar, and egg. | Fold in the flour, soda, and nuts, and bake the loaf at 350 °F (175 °C) for 55 minutes.',
    ],
    [
      'pea and ham soup',
      'Pea and Ham Soup',
      '1 pound: split peas|1: ham hock|1: onion|2: carrots|2 stalks: celery|8 cups: water',
      'Simmer everything for 90 minutes. | Pull the pork from the bone, shred the meat, and stir it back in.',
    ],
    [
      'duck breast',
      'Seared Duck Breast',
      '2: magret|2: oranges|1 tablespoon: honey|1/2 cup: chicken stock',
      'Score the duck skin and cook the breasts skin down for 10 minutes, then turn for 4, to 165 °F (74 °C). | Reduce the orange juice, honey, and stock to a sauce.',
    ],
    [
      'burgers',
      'Smash Burgers',
      '1 pound: 80/20 ground beef|4: potato rolls|4 slices: American cheese|1: onion|1/4 cup: pickles|2 tablespoons: mayo|1 tablespoon: ketchup',
      'Mix the mayo and ketchup for the sauce. | Smash the patties in a hot pan for 3 minutes, to 160 °F (71 °C), and top with the cheese. | Toast the buns and stack with the onion, pickles, and sauce.',
    ],
  ])('%s: %s', (craving, title, items, steps) => {
    expect(faultsOf(craving, title, items, steps)).toEqual([])
  })

  test.each([
    [
      'chicken parm',
      'Chicken Parm',
      '2: chicken breasts|1: egg|1 cup: marinara',
      'Dip the chicken in the egg and coat with the panko. | Fry for 4 minutes per side. Top with the marinara and the mozzarella and bake at 425 °F (220 °C) for 10 minutes, to 165 °F (74 °C).',
    ],
    [
      'minestrone',
      'Minestrone',
      '2: carrots|1: onion|4 cups: vegetable stock',
      'Sweat the carrots and onion for 8 minutes. | Add the stock, white beans, and zucchini and simmer for 20 minutes.',
    ],
    [
      'cobb salad',
      'Cobb Salad',
      '1: rotisserie chicken|1 head: iceberg lettuce|1/2 cup: ranch dressing',
      'Fry the bacon for 8 minutes and boil the eggs for 10. | Arrange with the chicken over the lettuce and add the dressing.',
    ],
    [
      'fish tacos',
      'Fish Tacos',
      '8: flour tortillas|2 cups: red cabbage|1: lime',
      'Grill the cod for 8 minutes, until it flakes. | Fill the tortillas with the cabbage and a squeeze of lime.',
    ],
    [
      'beef stew',
      'Beef Stew',
      '2 pounds: beef chuck|4: carrots|1 pound: parsnips|8 ounces: mushrooms|2 cups: stock',
      'Brown the beef for 8 minutes. | Add the stock and carrots and braise for 2 hours.',
    ],
    [
      'mushroom risotto',
      'Mushroom Risotto',
      '1 1/2 cups: arborio rice|1: shallot|5 cups: chicken stock',
      'Cook the shallot and rice for 2 minutes. | Ladle in the stock over 18 minutes and fold in the mushrooms and the Parmesan.',
    ],
    [
      'quiche lorraine',
      'Quiche Lorraine',
      '1: pie shell|4: eggs|1 1/2 cups: heavy cream|6 slices: bacon|1 cup: leeks',
      'Beat the eggs and cream, pour into the shell, and bake at 375 °F (190 °C) for 35 minutes. | Cool for 10 minutes.',
    ],
    [
      'tuna casserole',
      'Tuna Casserole',
      '12 ounces: egg noodles|1 can: cream of mushroom soup|1 cup: peas',
      'Boil the noodles for 8 minutes. | Mix with the soup, peas, and 2 cans of tuna and bake at 375 °F (190 °C) for 25 minutes.',
    ],
    [
      'shrimp scampi',
      'Shrimp Scampi',
      '12 ounces: linguine|4 cloves: garlic|4 tablespoons: butter',
      'Boil the linguine for 9 minutes. | Cook the garlic in the butter, add the shrimp for 4 minutes, until pink, and toss.',
    ],
    [
      'beef chili',
      'Beef Chili',
      '1 pound: ground beef|1: onion|2 tablespoons: chili powder',
      'Brown the beef with the onion for 8 minutes. | Add the black beans, the corn, and the chili powder and simmer for 20 minutes.',
    ],
    [
      'lasagna',
      'Lasagna',
      '9 sheets: lasagna noodles|1 pound: ground beef|3 cups: marinara sauce',
      'Brown the beef for 8 minutes and stir in the marinara. | Layer the noodles, the sauce, and the ricotta, and top with spinach. Bake at 375 °F (190 °C) for 40 minutes.',
    ],
    [
      'cauliflower cheese',
      'Cauliflower Cheese',
      '1 head: cauliflower|2 cups: milk|2 tablespoons: butter|2 tablespoons: flour',
      'Boil the cauliflower for 6 minutes. Make a sauce of the butter, flour, and milk. | Stir in the Gruyère, pour over, and bake at 400 °F (200 °C) for 20 minutes.',
    ],
    [
      'pad thai',
      'Pad Thai',
      '8 ounces: rice noodles|2: eggs|3 tablespoons: fish sauce|2 tablespoons: tamarind paste|2 tablespoons: palm sugar',
      'Soak the noodles for 20 minutes. | Stir-fry the shrimp for 3 minutes, add the eggs, noodles, fish sauce, tamarind, and palm sugar. | Toss with bean sprouts and peanuts.',
    ],
    [
      'chicken noodle soup',
      'Chicken Noodle Soup',
      '1 pound: chicken breasts|2: carrots|8 cups: chicken broth',
      'Simmer the chicken and carrots in the broth for 20 minutes, to 165 °F (74 °C), and shred. | Add 8 ounces egg noodles and cook for 8 minutes.',
    ],
    [
      'spinach and feta pie',
      'Spinach and Feta Pie',
      '1 pound: spinach|8 ounces: feta|1 package: phyllo|3 tablespoons: butter',
      'Brush the phyllo with the butter and bake at 375 °F (190 °C) for 30 minutes.',
    ],
    [
      'stuffed peppers',
      'Stuffed Peppers',
      '4: bell peppers|1 pound: ground beef|1 cup: rice|1 can: tomatoes',
      'Halve the peppers and roast at 375 °F (190 °C) for 30 minutes. | Serve with the tomatoes, simmered for 10 minutes.',
    ],
    [
      'carbonara',
      'Carbonara',
      '12 ounces: spaghetti|3: eggs|1 cup: pecorino',
      'Boil the spaghetti for 9 minutes. | Fry 4 ounces guanciale until crisp. Toss with the spaghetti, eggs, and pecorino off the heat.',
    ],
    [
      'shrimp fried rice',
      'Shrimp Fried Rice',
      '3 cups: cooked rice|2: eggs|1 cup: peas|2 tablespoons: soy sauce',
      'Stir-fry the shrimp for 3 minutes. Add the rice, eggs, peas, and soy sauce and cook for 5 minutes.',
    ],
    [
      'chicken pot pie',
      'Chicken Pot Pie',
      '1: pie crust|2 cups: peas and carrots|1 cup: milk|2 tablespoons: flour',
      'Stir the flour into the milk and simmer with the peas and carrots. | Fold in the chicken, cover with the crust, and bake at 400 °F (200 °C) for 30 minutes, to 165 °F (74 °C).',
    ],
  ])('%s, with foods that are missing: %s', (craving, title, items, steps) => {
    expect(faultsOf(craving, title, items, steps)).not.toEqual([])
  })
})

describe('whole answers in the words of cooks', () => {
  test.each([
    [
      'something cozy with lentils',
      'Cozy Lentil Stew',
      '1 cup: Puy lentils|2: carrots|1: leek|4 cups: vegetable broth|2 tablespoons: olive oil|1 teaspoon: thyme',
      'Sweat the carrots and leek in the oil for 8 minutes. | Add the lentils, broth, and thyme and simmer for 25 minutes.',
    ],
    [
      'salmon for two',
      'Mustard Salmon',
      '2: salmon fillets|1 tablespoon: grainy mustard|1 teaspoon: honey|1/2 pound: asparagus|1 tablespoon: olive oil',
      'Heat the oven to 400 °F (200 °C). Toss the asparagus with the oil. | Spread the fish with the mustard and honey and bake for 13 minutes, until it flakes.',
    ],
    [
      'leftover turkey soup',
      'Leftover Turkey Soup',
      '3 cups: cooked turkey, shredded|6 cups: broth|2: carrots|2 stalks: celery|1 cup: egg noodles',
      'Simmer the carrots and celery in the broth for 12 minutes. | Add the noodles for 7 minutes, then the bird, and heat to 165 °F (74 °C).',
    ],
    [
      'use up zucchini and feta',
      'Zucchini Feta Fritters',
      '2: zucchini, grated|1 cup: feta, crumbled|2: eggs|1/2 cup: flour|1/4 cup: oil',
      'Squeeze the courgettes dry. | Mix with the cheese, eggs, and flour and fry in the oil for 3 minutes per side.',
    ],
    [
      'spicy ramen tonight',
      'Spicy Miso Ramen',
      '2 packs: fresh ramen noodles|4 cups: chicken stock|2 tablespoons: red miso|1 tablespoon: chili crisp|2: soft eggs|1 cup: bok choy',
      'Simmer the stock with the miso and chili crisp for 5 minutes. | Boil the noodles for 3 minutes and wilt the greens. Top with the halved eggs.',
    ],
    [
      'one-pot pasta',
      'One-Pot Tomato Pasta',
      '12 ounces: linguini|1 pint: grape tomatoes|4 cloves: garlic|4 1/2 cups: water|1 cup: basil|2 tablespoons: olive oil',
      'Put the pasta, tomatoes, garlic, oil, and water in a pot and boil for 9 minutes, stirring. | Tear in the basil.',
    ],
    [
      'air fryer chicken wings',
      'Air Fryer Wings',
      "2 pounds: wings, split|1 tablespoon: baking powder|1 teaspoon: salt|1/3 cup: Frank's RedHot|2 tablespoons: butter",
      'Toss the wings with the baking powder and salt. Air fry at 400 °F (200 °C) for 24 minutes, to 165 °F (74 °C). | Melt the butter with the hot sauce and toss.',
    ],
    [
      'low carb pizza',
      'Fathead Pizza',
      '1 1/2 cups: mozzarella, shredded|2 ounces: cream cheese|3/4 cup: almond flour|1: egg|1/2 cup: no-sugar-added pizza sauce|12 slices: pepperoni',
      'Melt the mozzarella and cream cheese for 90 seconds and work in the almond flour and egg. | Press out the dough and bake at 425 °F (220 °C) for 10 minutes. Top with the sauce and pepperoni and bake the pizza for 6 minutes.',
    ],
    [
      'breakfast burrito without eggs',
      'Eggless Breakfast Burritos',
      '1 can: black beans|2: potatoes, diced|4: flour tortillas|1 cup: pepper jack|1/2 cup: salsa|2 tablespoons: oil',
      'Fry the potatoes in the oil for 12 minutes. | Add the beans, then roll up with the cheese and salsa, just as you would with scrambled eggs.',
    ],
    [
      'grandmas meatloaf',
      'Old-Fashioned Meatloaf',
      '2 pounds: meatloaf mix|1 cup: saltines, crushed|2: eggs|1/2 cup: milk|1/2 cup: ketchup|1: onion',
      'Combine the meat, crackers, eggs, milk, and onion. | Shape into a loaf, brush with the ketchup, and bake at 350 °F (175 °C) for 60 minutes, to 160 °F (71 °C).',
    ],
    [
      'chicken and rice casserole',
      'Chicken and Rice Casserole',
      "1 1/2 pounds: boneless, skinless thighs|1 cup: Uncle Ben's|1 can: cream of chicken soup|1 1/2 cups: broth|2 cups: broccoli",
      'Stir the rice, soup, broth, and broccoli in a dish and lay the chicken on top. | Cover and bake at 375 °F (190 °C) for 50 minutes, to 165 °F (74 °C).',
    ],
    [
      'pumpkin soup',
      'Velvet Pumpkin Soup',
      '1: kabocha, peeled and diced|1: onion|3 cups: vegetable stock|1/2 cup: coconut milk|1 tablespoon: olive oil',
      'Cook the onion in the oil for 6 minutes. | Add the pumpkin and stock, simmer for 20 minutes, blend, and swirl in the coconut milk.',
    ],
    [
      'cabbage and sausage skillet',
      'Kielbasa and Cabbage',
      '1: smoked kielbasa, sliced|1/2 head: Savoy|1: onion|1 tablespoon: mustard|1 tablespoon: oil',
      'Brown the sausage in the oil for 6 minutes. | Add the onion and cabbage for 12 minutes and stir in the mustard.',
    ],
    [
      'tuna pasta',
      'Tuna Pasta',
      '12 ounces: casarecce|2 cans: albacore in oil|1/4 cup: capers|1: lemon|2 cloves: garlic',
      'Boil the pasta for 10 minutes. | Warm the garlic in the oil from the can for 2 minutes, add the fish and capers, and toss with the lemon.',
    ],
    [
      'strawberry shortcake',
      'Strawberry Shortcake',
      '1 quart: strawberries|2 cups: self-rising flour|1/2 cup: butter|3/4 cup: milk|1 cup: whipping cream|1/3 cup: sugar',
      'Slice the berries with half the sugar. | Rub the butter into the flour, add the milk, and bake the biscuits at 425 °F (220 °C) for 14 minutes. | Whip the cream with the rest of the sugar and fill the shortcakes.',
    ],
    [
      'mushroom stroganoff no meat',
      'Mushroom Stroganoff',
      '1 pound: creminis|1: shallot|1 cup: vegetable stock|3/4 cup: sour cream|12 ounces: egg noodles|2 tablespoons: butter',
      'Brown the mushrooms and shallot in the butter for 8 minutes, with all the depth of a beef stroganoff. | Add the stock, simmer for 5 minutes, stir in the sour cream, and serve over the noodles, boiled for 7 minutes.',
    ],
    [
      'dairy free creamy chicken soup',
      'Dairy-Free Creamy Chicken Soup',
      '1 pound: chicken breast|2: potatoes, diced|4 cups: chicken stock|1/2 cup: oat creamer|1: onion',
      'Simmer the chicken, potatoes, and onion in the stock for 20 minutes, to 165 °F (74 °C). | Shred the chicken. Blend half the soup until it looks like cream, then pour in the creamer.',
    ],
    [
      'gluten free birthday cake',
      'Gluten-Free Vanilla Birthday Cake',
      '2 1/2 cups: gluten-free 1:1 flour|1 cup: butter|1 1/2 cups: sugar|4: eggs|1 cup: milk|3 cups: powdered sugar',
      'Cream half the butter and the sugar, beat in the eggs, flour, and milk, and bake at 350 °F (175 °C) for 30 minutes. | Beat the rest of the butter with the powdered sugar and frost the cake once the sponge is cold.',
    ],
    [
      'gluten free soy ginger noodles, celiac',
      'Ginger Rice Noodles',
      '8 ounces: rice noodles|3 tablespoons: tamari (gluten-free)|1 tablespoon: ginger|1 tablespoon: sesame oil|2 cups: snow peas',
      'Soak the noodles for 8 minutes. | Stir-fry the snow peas and ginger in the sesame oil for 3 minutes, add the noodles, and toss with the soy sauce stand-in.',
    ],
    [
      'nut free satay chicken',
      'Nut-Free Satay Chicken',
      '1 pound: chicken breast, in strips|1/2 cup: sunflower seed butter|1/2 cup: coconut milk|1 tablespoon: soy sauce|1: lime',
      'Thread the chicken on skewers and grill for 8 minutes, to 165 °F (74 °C). | Warm the seed butter, coconut milk, soy sauce, and lime and serve the satay with the sauce.',
    ],
    [
      'dinner, allergic to shellfish',
      'Chickpea Curry',
      '2 cans: chickpeas|1 can: coconut milk|1: onion|2 tablespoons: curry paste (shellfish-free)|2 cups: spinach',
      'Cook the onion for 6 minutes. Add the curry paste, chickpeas, and coconut milk and simmer for 12 minutes. | Wilt in the spinach. No shrimp paste needed.',
    ],
    [
      'dinner, allergic to peanuts',
      'Sunflower Noodles',
      '8 ounces: rice noodles|1/3 cup: sunflower butter|2 tablespoons: soy sauce|1: lime|1: cucumber',
      'Boil the noodles for 5 minutes. | Whisk the sunflower butter, soy sauce, and lime, which tastes remarkably like peanut sauce, and toss with the noodles and cucumber.',
    ],
    [
      'dinner, allergic to sesame',
      'Lemon Tahini-Free Hummus Bowls',
      '2 cans: chickpeas|1/4 cup: olive oil|1: lemon|1 teaspoon: cumin|2: pitas',
      'Blend the chickpeas, oil, lemon, and cumin until as smooth as a tahini hummus. | Warm the pitas for 3 minutes and serve.',
    ],
    [
      'vegan dinner party main',
      'Mushroom Wellington',
      '1 pound: mushrooms|1 sheet: vegan puff pastry|1 cup: walnuts|1: onion|2 tablespoons: oat milk|1 tablespoon: olive oil',
      'Fry the mushrooms, walnuts, and onion in the oil for 10 minutes. | Wrap in the pastry, glaze with the oat milk for an egg-washed look, and bake at 400 °F (200 °C) for 30 minutes. Rest it like a joint of beef.',
    ],
    [
      'vegan ramen',
      'Vegan Ramen',
      '2 packs: vegan ramen noodles|4 cups: vegetable stock|2 tablespoons: white miso|1 cup: shiitakes|8 ounces: tofu',
      'Simmer the shiitakes in the stock for 15 minutes; nobody will guess there is no pork bone in it. | Add the miso, noodles, and tofu for 3 minutes.',
    ],
    [
      'vegetarian chili',
      'Smoky Vegetarian Chili',
      '2 cans: black beans|1 can: fire-roasted tomatoes|1 cup: bulgur|1: onion|2 tablespoons: chili powder|1 tablespoon: oil',
      'Cook the onion in the oil for 6 minutes. Stir in the bulgur, which takes the place of ground beef, and the chili powder. | Add the beans and tomatoes and simmer for 20 minutes.',
    ],
    [
      'halal burgers',
      'Halal Smash Burgers',
      '1 pound: halal ground beef|4: buns|4 slices: cheddar|1: onion|4 slices: beef bacon',
      'Fry the bacon for 5 minutes. | Smash the patties with the onion for 3 minutes per side, to 160 °F (71 °C), top with the cheese, and stack in the buns.',
    ],
    [
      'kosher brisket',
      'Braised Brisket',
      '4 pounds: beef brisket|3: onions|1 cup: tomato puree|2 cups: beef stock|2 tablespoons: olive oil',
      'Brown the meat in the oil for 10 minutes. Cook the onions for 10 minutes. | Add the tomato puree and stock and braise for 3 hours. There is no butter in the sauce: the onions make it rich.',
    ],
    [
      'pasta without garlic',
      'Garlic-Free Pomodoro',
      '12 ounces: spaghetti|1 can: whole tomatoes|1/4 cup: olive oil|1/2 cup: basil',
      'Simmer the tomatoes in the oil for 20 minutes, without the usual garlic. | Boil the spaghetti for 9 minutes and toss with the sauce and basil.',
    ],
    [
      'no mushrooms beef stroganoff',
      'Beef Stroganoff',
      '1 pound: sirloin, in strips|1: onion|1 cup: beef stock|1 cup: sour cream|12 ounces: egg noodles',
      'Sear the beef for 4 minutes. Cook the onion for 6 minutes where mushrooms would usually go. | Add the stock and sour cream, warm for 5 minutes, and serve over the noodles, boiled for 7 minutes.',
    ],
    [
      'vegan pizza',
      'Vegan Veggie Pizza',
      '1 pound: vegan pizza dough|1 cup: marinara|1 1/2 cups: Violife shreds|1: bell pepper|1 cup: mushrooms',
      'Stretch the dough and spread with the sauce. | Top with the cheese and vegetables and bake the pizza at 475 °F (245 °C) for 14 minutes.',
    ],
    [
      'vegan quesadillas',
      'Black Bean Quesadillas',
      '4: flour tortillas|1 can: black beans|1 cup: Daiya cheddar|1 teaspoon: cumin|1 tablespoon: oil',
      'Mash the beans with the cumin and spread on the tortillas with the cheese. | Fry in the oil for 3 minutes per side.',
    ],
    [
      'vegan burgers',
      'Black Bean Burgers',
      '1 can: black beans|1/2 cup: oats|1: flax egg|4: vegan buns|1/4 cup: Vegenaise|1 tablespoon: oil',
      'Mash the beans, oats, and egg. | Form patties and fry in the oil for 5 minutes per side. Serve the burgers in the buns with the mayo.',
    ],
    [
      'vegan chocolate cake',
      'Vegan Chocolate Cake',
      '2 cups: flour|3/4 cup: cocoa|1 1/2 cups: sugar|1 1/2 cups: soy milk|1 tablespoon: vinegar|1/2 cup: oil',
      'Stir the soy milk and vinegar; it curdles like buttermilk. | Whisk in the oil, then the dry ingredients, and bake at 350 °F (175 °C) for 35 minutes. Cut the cake when cold.',
    ],
    [
      'vegan moussaka',
      'Vegan Moussaka',
      '2: eggplants, sliced|1 cup: green lentils, cooked|1 can: tomatoes|2 cups: soy milk|3 tablespoons: flour|1/4 cup: olive oil|1 teaspoon: cinnamon',
      'Brush the eggplant with oil and roast at 425 °F (220 °C) for 20 minutes. | Simmer the lentils, tomatoes, and cinnamon for 10 minutes. | Whisk the flour into the rest of the oil, add the milk, and cook for 5 minutes to a thick white sauce. | Layer the eggplant and "lamb", spoon the bechamel over, and bake for 25 minutes. It sets firmer than a dairy version.',
    ],
    [
      'vegan banh mi',
      'Lemongrass Tofu Bánh Mì',
      '14 ounces: tofu|4: vegan baguettes, small|1/4 cup: vegan mayonnaise|1 cup: pickled carrots|1 stalk: lemongrass|2 tablespoons: soy sauce',
      'Fry the tofu with the lemongrass and soy sauce for 8 minutes, until it has a pork-like chew. | Spread the rolls with the mayo and fill with the tofu and carrots. Skip the pate that street stalls add.',
    ],
    [
      'vegetarian gravy',
      'Mushroom Gravy',
      '8 ounces: mushrooms|2 tablespoons: butter|2 tablespoons: flour|2 cups: mushroom stock|1 teaspoon: soy sauce',
      'Brown the mushrooms in the butter for 8 minutes. Stir in the flour. | Add the stock and soy and simmer for 6 minutes, until it coats a spoon the way turkey gravy does.',
    ],
    [
      'egg free cookies, egg allergy',
      'Egg-Free Peanut Butter Cookies',
      '1 cup: peanut butter|1 cup: sugar|1/4 cup: milk|1 cup: flour',
      'Mix everything. No eggs go in: the peanut butter binds the dough. | Bake at 350 °F (175 °C) for 10 minutes.',
    ],
    [
      'dairy free mashed potatoes',
      'Olive Oil Mash',
      '2 pounds: Yukon Golds|1/3 cup: olive oil|1 teaspoon: salt',
      'Boil the potatoes for 15 minutes. | Mash with the oil and salt until as fluffy as any buttery mash.',
    ],
    [
      'gluten free tabbouleh',
      'Quinoa Tabbouleh',
      '1 cup: quinoa|2 bunches: parsley|2: tomatoes|1: lemon|1/4 cup: olive oil',
      'Simmer the quinoa for 15 minutes and cool; it fills in for the bulgur. | Toss with the parsley, tomatoes, lemon, and oil.',
    ],
    [
      'gluten free fish sticks, celiac kid',
      'Gluten-Free Fish Sticks',
      '1 pound: cod|1 cup: gluten-free breadcrumbs|1: egg|1/2 cup: rice flour|1/4 cup: oil',
      'Cut the cod into sticks. Dredge in the flour, then the egg, then the crumbs. | Fry in the oil for 3 minutes per side, until it flakes.',
    ],
    [
      'nut free brownies for school',
      'Nut-Free Brownies',
      '1 cup: butter|2 cups: sugar|4: eggs|1 cup: flour|3/4 cup: cocoa',
      'Melt the butter, whisk in the sugar and eggs, and fold in the flour and cocoa. | Bake at 350 °F (175 °C) for 28 minutes. Leave out any walnuts a classic brownie might have.',
    ],
    [
      'alcohol free coq au vin',
      'Coq au Vin Without the Wine',
      '2 pounds: chicken legs|2 cups: grape juice|2 cups: chicken stock|8 ounces: mushrooms|1: onion',
      'Brown the legs for 8 minutes. Add the onion and mushrooms for 5 minutes. | Pour in the juice and stock and simmer for 40 minutes, to 165 °F (74 °C); it reduces to something as dark as burgundy.',
    ],
    [
      'virgin pina colada',
      'Virgin Piña Colada',
      '2 cups: frozen pineapple|1 cup: coconut milk|1/2 cup: pineapple juice',
      'Blend everything until smooth. | Pour the colada into two glasses. Rum extract stays out of this one.',
    ],
    [
      'chicken fajitas',
      'Chicken Fajitas',
      '1 1/2 pounds: chicken cutlets|3: poblanos|1: onion|8: tortillas|2 tablespoons: fajita seasoning|2 tablespoons: avocado oil',
      'Coat the chicken with the spices and half the oil. Sear for 6 minutes, to 165 °F (74 °C), and slice. | Cook the peppers and onion in the rest of the oil for 8 minutes and pile into the wraps.',
    ],
    [
      'shrimp and grits',
      'Shrimp and Grits',
      '1 pound: 16/20s, peeled|1 cup: stone-ground grits|4 cups: water|1 cup: sharp white cheddar|4 slices: bacon',
      'Simmer the grits in the water for 25 minutes and beat in the cheese. | Crisp the bacon for 6 minutes, cook the shrimp in the drippings for 4 minutes, until pink, and serve over the grits.',
    ],
    [
      'lamb curry',
      'Lamb Curry',
      '2 pounds: boneless leg, cubed|1 can: tomatoes|1: onion|2 tablespoons: curry powder|1 cup: yogurt',
      'Brown the lamb for 8 minutes. Add the onion and curry powder for 5. | Add the tomatoes and simmer for 90 minutes, then stir in the yogurt.',
    ],
    [
      'fish soup',
      'Provençal Fish Soup',
      '1 1/2 pounds: snapper and cod, in chunks|1: fennel bulb|1 can: tomatoes|4 cups: seafood stock|1 pinch: saffron',
      'Sweat the fennel for 8 minutes. Add the tomatoes, stock, and saffron and simmer for 20 minutes. | Slip in the fish for 5 minutes, until it flakes.',
    ],
    [
      'pork tenderloin dinner',
      'Mustard Pork Tenderloin',
      '1: tenderloin, 1 1/4 pounds|2 tablespoons: Dijon|1 pound: new potatoes|2 tablespoons: olive oil|1 sprig: rosemary',
      'Toss the potatoes with the oil and rosemary. Rub the meat with the mustard. | Roast at 425 °F (220 °C) for 22 minutes, to 145 °F (63 °C), and rest for 3 minutes.',
    ],
    [
      'blt sandwiches',
      'BLTs',
      "8 slices: thick-cut bacon|8 slices: white bread|2: beefsteaks, sliced|1 head: Boston lettuce|1/4 cup: Duke's",
      'Fry the bacon for 8 minutes and toast the bread. | Spread with mayo and layer with the lettuce and tomato.',
    ],
    [
      'green bean casserole',
      'Green Bean Casserole',
      '1 1/2 pounds: haricots verts|1 can: cream of mushroom|1/2 cup: milk|1 1/2 cups: French-fried onions',
      'Boil the beans for 5 minutes. Mix with the soup and milk. | Bake at 350 °F (175 °C) for 25 minutes, top with the onions, and bake for 5 minutes.',
    ],
    [
      'beef tacos',
      'Beef Tacos',
      '1 pound: 90% lean ground beef|1 packet: taco seasoning|8: taco shells|1 cup: Mexican blend, shredded|1 cup: pico',
      'Brown the meat for 8 minutes and stir in the seasoning. | Fill the shells with the beef, cheese, and salsa.',
    ],
    [
      'overnight oats',
      'Overnight Oats',
      '1/2 cup: old-fashioned oats|1/2 cup: milk|1/4 cup: Greek yogurt|1 tablespoon: chia|1/2 cup: berries',
      'Stir the oats, milk, yogurt, and chia seeds. | Chill for 8 hours and top with the fruit.',
    ],
    [
      'no dairy pasta bake',
      'Creamy Tomato Pasta Bake, Dairy-Free',
      '12 ounces: rigatoni|1 jar: arrabbiata|1/2 cup: coconut cream|1 cup: Follow Your Heart mozzarella',
      'Boil the rigatoni for 9 minutes and mix with the sauce and cream. | Cover with the cheese and bake at 400 °F (200 °C) for 15 minutes, until the mozzarella browns in spots.',
    ],
  ])('%s: %s', (craving, title, items, steps) => {
    expect(faultsOf(craving, title, items, steps)).toEqual([])
  })

  test.each([
    [
      'salmon for two',
      'Mustard Chicken',
      '2: chicken breasts|1 tablespoon: mustard|1 teaspoon: honey',
      'Spread the chicken with the mustard and honey. | Bake at 400 °F (200 °C) for 25 minutes, to 165 °F (74 °C).',
    ],
    [
      'use up zucchini and feta',
      'Carrot Fritters',
      '2: carrots, grated|2: eggs|1/2 cup: flour',
      'Mix the carrots, eggs, and flour. | Fry for 3 minutes per side.',
    ],
    [
      'leftover turkey soup',
      'Vegetable Soup',
      '6 cups: vegetable broth|2: carrots|2 stalks: celery',
      'Simmer the carrots and celery in the broth for 12 minutes. | Season to taste.',
    ],
    [
      'vegetarian chili',
      'Chili',
      '2 cans: black beans|1 pound: ground turkey|1: onion',
      'Cook the onion and turkey for 8 minutes, to 165 °F (74 °C). | Add the beans and simmer for 20 minutes.',
    ],
    [
      'vegan chocolate cake',
      'Vegan Chocolate Cake',
      '2 cups: flour|3/4 cup: cocoa|1 1/2 cups: sugar|1 cup: water|1/2 cup: oil',
      'Whisk the dry ingredients, add the oil, water, and 2 eggs, and bake at 350 °F (175 °C) for 35 minutes. | Glaze with honey.',
    ],
    [
      'vegan burgers',
      'Black Bean Burgers',
      '1 can: black beans|1/2 cup: oats|4: vegan buns',
      'Mash the beans and oats with an egg. | Fry for 5 minutes per side and top with a slice of cheddar.',
    ],
    [
      'dinner, allergic to peanuts',
      'Noodles',
      '8 ounces: rice noodles|2 tablespoons: soy sauce|1: lime',
      'Boil the noodles for 5 minutes. | Toss with the soy sauce, lime, and crushed peanuts.',
    ],
    [
      'dinner, allergic to shellfish',
      'Curry',
      '2 cans: chickpeas|1 can: coconut milk|2 tablespoons: Thai curry paste with shrimp',
      'Simmer the chickpeas, coconut milk, and curry paste for 12 minutes. | Serve hot.',
    ],
    [
      'gluten free birthday cake',
      'Gluten-Free Birthday Cake',
      '2 1/2 cups: gluten-free flour|1 cup: butter|4: eggs',
      'Grease the pan and dust it with flour and breadcrumbs. | Cream the butter, beat in the eggs and flour, and bake at 350 °F (175 °C) for 30 minutes.',
    ],
    [
      'pasta without garlic',
      'Pomodoro',
      '12 ounces: spaghetti|1 can: tomatoes|1/4 cup: olive oil',
      'Simmer the tomatoes in the oil with 3 sliced garlic cloves for 20 minutes. | Boil the spaghetti for 9 minutes and toss.',
    ],
    [
      'no mushrooms beef stroganoff',
      'Beef Stroganoff',
      '1 pound: sirloin|1: onion|1 cup: sour cream',
      'Sear the beef for 4 minutes. Cook the onion and the sliced mushrooms for 6 minutes. | Add the sour cream and warm for 5 minutes.',
    ],
    [
      'kosher brisket',
      'Braised Brisket',
      '4 pounds: beef brisket|3: onions|2 cups: beef stock',
      'Brown the meat for 10 minutes. | Braise with the onions and stock for 3 hours and finish with butter.',
    ],
    [
      'halal burgers',
      'Smash Burgers',
      '1 pound: ground beef|4: buns',
      'Smash the patties for 3 minutes per side, to 160 °F (71 °C). | Stack with crisp bacon in the buns.',
    ],
    [
      'tuna pasta',
      'Pasta',
      '12 ounces: casarecce|1/4 cup: capers|1: lemon',
      'Boil the pasta for 10 minutes. | Toss with the capers and lemon.',
    ],
    [
      'cabbage and sausage skillet',
      'Cabbage Skillet',
      '1/2 head: cabbage|1: onion|1 tablespoon: oil',
      'Cook the onion and cabbage in the oil for 12 minutes. | Season well.',
    ],
    [
      'vegan moussaka',
      'Vegan Moussaka',
      '2: eggplants, sliced|1 cup: lentils, cooked|1 can: tomatoes|2 cups: soy milk',
      'Roast the eggplant at 425 °F (220 °C) for 20 minutes. | Simmer the lentils and tomatoes for 10 minutes. Beat an egg into the milk, pour over, and sprinkle with kefalotyri.',
    ],
    [
      'vegan banh mi',
      'Tofu Bánh Mì',
      '14 ounces: tofu|4: vegan baguettes|1 cup: pickled carrots',
      'Fry the tofu for 8 minutes. | Spread the rolls with mayonnaise and liver pate and fill with the tofu and carrots.',
    ],
    [
      'dairy free mashed potatoes',
      'Mash',
      '2 pounds: potatoes|1 teaspoon: salt',
      'Boil the potatoes for 15 minutes. | Mash with the salt, warm milk, and a lump of butter.',
    ],
    [
      'gluten free fish sticks, celiac kid',
      'Gluten-Free Fish Sticks',
      '1 pound: cod|1: egg|1/2 cup: rice flour',
      'Dredge the cod in the flour, then the egg, then panko. | Fry for 3 minutes per side, until it flakes.',
    ],
    [
      'nut free brownies for school',
      'Nut-Free Brownies',
      '1 cup: butter|2 cups: sugar|4: eggs|1 cup: flour|3/4 cup: cocoa',
      'Melt the butter, whisk in the sugar and eggs, and fold in the flour, cocoa, and chopped walnuts. | Bake at 350 °F (175 °C) for 28 minutes.',
    ],
    [
      'alcohol free coq au vin',
      'Coq au Vin, Alcohol-Free',
      '2 pounds: chicken legs|2 cups: chicken stock|1: onion',
      'Brown the legs and onion for 8 minutes. | Pour in the stock and half a bottle of red wine and simmer for 40 minutes, to 165 °F (74 °C).',
    ],
    [
      'shrimp and grits',
      'Shrimp and Grits',
      '1 cup: grits|4 cups: water|1 cup: cheddar',
      'Simmer the grits in the water for 25 minutes and beat in the cheddar. | Cook the shrimp for 4 minutes, until pink, and serve over the grits.',
    ],
    [
      'no dairy pasta bake',
      'Pasta Bake, Dairy-Free',
      '12 ounces: rigatoni|1 jar: arrabbiata|1/2 cup: coconut cream',
      'Boil the rigatoni for 9 minutes and mix with the sauce and cream. | Cover with grated mozzarella and bake at 400 °F (200 °C) for 15 minutes.',
    ],
    [
      'beef tacos',
      'Beef Tacos',
      '1 packet: taco seasoning|8: taco shells|1 cup: cheese',
      'Brown the meat for 8 minutes and stir in the seasoning. | Fill the shells with the cheese.',
    ],
    [
      'egg free cookies, egg allergy',
      'Egg-Free Cookies',
      '1 cup: butter|1 cup: sugar|2 cups: flour',
      'Cream the butter and sugar, beat in one egg, and fold in the flour. | Bake at 350 °F (175 °C) for 10 minutes.',
    ],
  ])('%s, broken: %s', (craving, title, items, steps) => {
    expect(faultsOf(craving, title, items, steps)).not.toEqual([])
  })
})

describe('a thing that is called by what it looks like or stands for', () => {
  test.each([
    [
      'vegan stuffed shells',
      'Vegan Stuffed Shells',
      '20: jumbo pasta shells (egg-free)|14 ounces: firm tofu|1 tablespoon: lemon juice|2 cups: vegan marinara sauce',
      'Boil the shells for 10 minutes. | Blend the tofu and lemon juice until it looks like ricotta. | Fill the shells with the ricotta and pour over the marinara. Bake at 375 °F (190 °C) for 25 minutes.',
    ],
    [
      'egg free meatloaf',
      'Eggless Meatloaf',
      '2 tablespoons: ground flaxseed|1/3 cup: milk|2 pounds: ground beef|3/4 cup: rolled oats',
      'Stir the flaxseed and milk together and let stand for 5 minutes. | Mix the flax egg with the beef and oats, and bake at 350 °F (175 °C) for 60 minutes, until 160 °F (71 °C).',
    ],
    [
      'low carb burrito bowl',
      'Naked Burrito Bowl',
      '10 ounces: ground beef|12 ounces: riced cauliflower|1/2 cup: sugar-free salsa|1 tablespoon: olive oil',
      'Brown the beef for 8 minutes, until 160 °F (71 °C). | Fry the cauliflower in the olive oil for 6 minutes. | Top the rice with the beef and the salsa.',
    ],
    [
      'halal corn dogs',
      'Halal Corn Dogs',
      '8: halal beef hot dogs|3/4 cup: cornmeal|1: egg|3/4 cup: milk|4 cups: vegetable oil',
      'Whisk the cornmeal, egg, and milk to a batter. | Dip the hot dogs in it and fry in the oil at 350 °F (175 °C) for 3 minutes, until the sausages are steaming hot.',
    ],
    [
      'vegan shortcake',
      'Vegan Shortcake',
      '2 cups: all-purpose flour|1/2 cup: vegan butter|2/3 cup: soy milk|1 tablespoon: lemon juice',
      'Stir the soy milk and lemon juice and let stand for 5 minutes. | Rub the butter into the flour, stir in the buttermilk, and bake at 425 °F (220 °C) for 14 minutes.',
    ],
  ])('is no other food: %s', (craving, title, items, steps) => {
    expect(faultsOf(craving, title, items, steps)).toEqual([])
  })

  test.each([
    [
      'vegan stuffed shells',
      'Stuffed Shells',
      '20: jumbo pasta shells (egg-free)|14 ounces: firm tofu|2 cups: vegan marinara sauce',
      'Boil the shells for 10 minutes. | Fill the shells with the tofu and 1 cup of ricotta and pour over the marinara. Bake at 375 °F (190 °C) for 25 minutes.',
    ],
    [
      'egg free meatloaf',
      'Eggless Meatloaf',
      '2 pounds: ground beef|3/4 cup: rolled oats',
      'Mix the egg with the beef and oats, and bake at 350 °F (175 °C) for 60 minutes, until 160 °F (71 °C).',
    ],
    [
      'dairy free shortcake',
      'Shortcake',
      '2 cups: all-purpose flour|1/2 cup: vegan butter|2/3 cup: apple juice',
      'Rub the butter into the flour, stir in the apple juice and the buttermilk, and bake at 425 °F (220 °C) for 14 minutes.',
    ],
  ])('is that food where nothing stands for it: %s', (craving, title, items, steps) => {
    expect(faultsOf(craving, title, items, steps)).not.toEqual([])
  })

  test('has the mustard and the celery of a seasoning that is sold under its own name', () => {
    const faults = faultsOf(
      'fish for dinner, I am allergic to celery and mustard',
      'Seasoned Cod',
      "4: cod fillets|2 tablespoons: butter|2 teaspoons: Old Bay seasoning|1 teaspoon: Colman's powder",
      "Stir the butter, Old Bay, and Colman's powder, brush it over the cod and bake at 400 °F (200 °C) for 14 minutes, until 145 °F (63 °C).",
    )
    expect(faults.join(' ')).toMatch(/celery/i)
    expect(faults.join(' ')).toMatch(/mustard/i)
  })
})
