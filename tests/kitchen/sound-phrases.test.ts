import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe, withRestTime, withSafetySteps } from '#kitchen/checks/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'

/** Puts a row `craving | line; line | step | step` into a recipe; a line begins with its amount, if it has one. */
function draftOf(row: string): { craving: string; draft: RecipeDraft } {
  const [craving = '', items = '', ...instructions] = row.split(' | ')
  const ingredients = items.split(';').map((text) => {
    const amount =
      /^[\d/.]+ ?(?:(?:g|ml|EL|TL|cups?|c\. à soupe|cucharadas?|cucchiaio|l|tablespoons?|teaspoons?)(?= ))?/.exec(
        text,
      )?.[0] ?? ''
    return { amount: amount.trim() || '100 g', item: text.slice(amount.length).trim() }
  })
  return {
    craving,
    draft: {
      title: 'Supper of the House',
      description: 'A plain supper with a little of everything that the list has to give.',
      category: 'dinner',
      prepTime: 15,
      cookTime: 30,
      restTime: 0,
      servings: 4,
      ingredients,
      instructions,
    },
  }
}

const faultsOf = (row: string): string[] => {
  const { craving, draft } = draftOf(row)
  return blocking(
    checkRecipe(withSafetySteps(withRestTime(draft)), { craving: readCraving(craving), source: 'model' }),
  )
    .filter(({ rule }) => !/^(?:shape|times|oven)\./.test(rule))
    .map(({ message }) => message)
}

describe('foods that the steps only compare', () => {
  test.each([
    'vegan dinner | firm tofu;olive oil;rice | Cook the rice and the tofu in the olive oil. The seaweed gives the flavor that anchovy or fish would bring.',
    'dairy-free dinner | firm tofu;olive oil;rice | Cook the rice and the tofu in the olive oil. Pass more oil where you might otherwise offer whipped cream.',
    'dairy-free dinner | cashews;olive oil;rice | Cook the rice in the oil. Blend the cashews until as smooth and tangy as sour cream and stir them in.',
    'dairy-free dinner | cashews;olive oil;rice | Cook the rice in the oil. Blend the cashews: it should be as thick as labneh loosened with a spoonful of milk.',
    'dinner, egg allergy | cornstarch;coconut milk;rice | Cook the rice in the coconut milk with the cornstarch. It coats a spoon as if it had been thickened with eggs.',
    'gluten-free cake | rice flour;sugar;eggs;baking powder | Bake the rice flour, sugar, eggs and baking powder at 350°F (175°C) for 30 minutes. Wheat-free sponges brown less.',
  ])('accepts %s', (row) => expect(faultsOf(row)).toEqual([]))

  test.each([
    'vegan dinner | firm tofu;olive oil;rice | Cook the rice and the tofu in the olive oil. Stir in the anchovy or fish you like.',
    'dairy-free dinner | firm tofu;olive oil;rice | Cook the rice and the tofu in the olive oil. Where it looks dry, offer whipped cream.',
    'dairy-free dinner | cashews;olive oil;rice | Cook the rice in the oil. Blend the cashews and stir in as smooth and tangy a sour cream.',
    'dairy-free dinner | cashews;olive oil;rice | Cook the rice in the oil. Blend the cashews: it should be as thick as honey; loosen it with a spoonful of milk.',
    'dairy-free dinner | cashews;olive oil;rice | Cook the rice in the oil. Blend the cashews until as thick as mud, with a spoonful of milk.',
    'dinner, egg allergy | cornstarch;coconut milk;rice | Cook the rice in the coconut milk with the cornstarch, thickened with eggs.',
    'gluten-free cake | rice flour;sugar;eggs;baking powder | Bake the rice flour, sugar, eggs and baking powder at 350°F (175°C) for 30 minutes with a little wheat.',
  ])('refuses %s', (row) => expect(faultsOf(row)).not.toEqual([]))
})

describe('what the food of a line is for', () => {
  test.each([
    "une soupe végétalienne, sans fromage | basilic;100 ml huile d'olive, pour le pistou;pommes de terre;200 g haricots blancs;sel | Cuire les pommes de terre et les haricots 20 minutes. Piler le basilic avec l'huile et le sel.",
    'pudding, egg allergy | cornstarch;coconut milk;sugar;ground turmeric, for a yolk-yellow color | Cook the cornstarch, coconut milk, turmeric and sugar until thick.',
    'vegan pasta | vegan spaghetti;olive oil (for the pesto);basil;pine nuts | Cook the spaghetti. Blend the oil, basil and pine nuts and toss.',
  ])('accepts %s', (row) => expect(faultsOf(row)).toEqual([]))

  test.each([
    "une soupe végétalienne, sans fromage | basilic;50 g parmesan, pour le pistou;pommes de terre;200 g haricots blancs;sel;100 ml huile d'olive | Cuire les pommes de terre et les haricots 20 minutes. Piler le basilic avec l'huile, le parmesan et le sel.",
    'pudding, egg allergy | cornstarch;coconut milk;sugar;2 egg yolks, for a yellow color | Cook the cornstarch, coconut milk, yolks and sugar until thick.',
    'pudding, egg allergy | cornstarch;coconut milk;sugar;turmeric, for color, or egg yolks | Cook the cornstarch, coconut milk, turmeric and sugar until thick.',
    'vegan pasta | vegan spaghetti;parmesan (for the pesto);basil;pine nuts;olive oil | Cook the spaghetti. Blend the oil, basil, parmesan and pine nuts and toss.',
    'vegan pasta | vegan spaghetti;spice mix for cheese sauce;basil;olive oil | Cook the spaghetti. Toss with the oil, basil and mix.',
    'dairy-free cake | flour;sugar;eggs;oil;butter, for the pan | Bake the flour, sugar, eggs and oil at 350°F (175°C) for 30 minutes in a pan greased with the butter.',
  ])('refuses %s', (row) => expect(faultsOf(row)).not.toEqual([]))
})

describe('parts that the steps make, and what is served beside', () => {
  test.each([
    'vegan potato salad | aquafaba;mustard;oil;vinegar;potatoes | Boil the potatoes for 15 minutes. For the mayo, put the aquafaba, mustard and vinegar in a tall jug. Blend while adding the oil. | Stir the mayonnaise into the potatoes.',
    'vegan pierogi | potatoes;tofu;lemon juice;flour | Boil the potatoes. For the twaróg, crumble the tofu with the lemon juice. | Knead the flour with water, fill with the tofu and potatoes and boil for 3 minutes. Fold the twaróg in.',
    'vegan stew | black beans;onion;oil;2 cups water | Fry the onion in the oil. Add the beans and water and simmer 25 minutes, mashing a few beans into the broth. | Serve when the broth thickens.',
    'thai curry | coconut milk;green curry paste;chicken thighs;eggplant | Scoop the thick cream off the coconut milk into a wok and bubble it for 3 minutes. | Fry the curry paste in it, add the chicken, eggplant and the rest of the coconut milk and simmer until the chicken reaches 165°F (74°C).',
    'feijoada | black beans;bacon;pork sausage;onion | Simmer the beans, bacon, sausage and onion until tender, 160°F (71°C) inside. | Slice and serve. Rice, sautéed collards, and toasted cassava flour complete the spread.',
    'dairy-free dinner | macaroni;cashews;nutritional yeast | Boil the macaroni. Blend the cashews and yeast and toss. A handful of peas or some steamed broccoli makes it a meal.',
  ])('accepts %s', (row) => expect(faultsOf(row)).toEqual([]))

  test.each([
    'vegan potato salad | mustard;oil;vinegar;potatoes | Boil the potatoes for 15 minutes. Put the mayo, mustard, oil and vinegar in a tall jug. Blend. | Toss with the potatoes.',
    'vegan pierogi | potatoes;tofu;lemon juice;flour | Boil the potatoes, crumble the tofu with the lemon juice and twaróg. | Knead the flour with water, fill and boil for 3 minutes.',
    'vegan pierogi | potatoes;tofu;lemon juice;flour | Boil the potatoes. For the eggs, crumble the tofu with the lemon juice. | Knead the flour with water, fill with tofu and potatoes and boil for 3 minutes. Beat the eggs in.',
    'vegan stew | black beans;onion;oil;2 cups water | Fry the onion in the oil. Add the beans and water and simmer 25 minutes. Pour in the broth. | Serve hot.',
    'vegan stew | black beans;onion;oil;chicken broth | Fry the onion in the oil. Add the beans and simmer 25 minutes, mashing a few beans into the broth. | Serve hot.',
    'dairy-free curry | coconut milk;green curry paste;chicken thighs;eggplant | Scoop the thick cream off the top of the milk bottle into a wok and bubble it for 3 minutes. | Fry the curry paste in it, add the chicken, eggplant and the rest of the coconut milk and simmer until the chicken reaches 165°F (74°C). Stir in heavy cream.',
    'feijoada | black beans;bacon;pork sausage;onion | Simmer the beans, bacon, sausage and onion until tender, 160°F (71°C) inside. | Stir in the rice, collards and cheese.',
    'dairy-free dinner | macaroni;cashews;nutritional yeast | Boil the macaroni. Blend the cashews and yeast and toss. Stir in the shrimp and steamed broccoli.',
  ])('refuses %s', (row) => expect(faultsOf(row)).not.toEqual([]))
})

describe('choking foods and missing stoves', () => {
  test.each([
    'fruit plate for my 2-year-old | 1/2 cup seedless grapes;1/2 banana;1/4 cup yogurt | Mash the banana with the yogurt. | Quarter the grapes lengthwise and tuck them in between.',
    'fruit plate for my 2-year-old | 1/2 cup seedless grapes;1/2 banana;1/4 cup yogurt | Rinse the grapes and quarter them. Mash the banana with the yogurt. | Serve.',
    'lunch for my 18 month old | 2 carrots;1/2 cup lentils;2 cups water | Add the carrots, lentils and water to a pot. Simmer for 25 minutes, until soft. | Mash and serve.',
    'Abendessen für meine zweijährige Tochter | 100 g Nudeln;2 Würstchen;1 EL Öl | Die Nudeln kochen. Die Würstchen längs vierteln und im Öl braten. | Mischen und servieren.',
    'assiette de fruits pour mon fils de 20 mois | 100 g raisins;1 banane;100 g yaourt | Écraser la banane avec le yaourt. | Couper les raisins en quatre et servir.',
    "merenda per mio figlio di due anni | 100 g uva;1 banana;100 g yogurt | Taglia l'uva in quarti. Schiaccia la banana con lo yogurt. | Servi.",
    'tomato pasta for my toddler | 100 g pasta;1 cup cherry tomatoes;1 tablespoon olive oil | Boil the pasta. Cook the tomatoes in the oil until they burst. | Toss.',
    'dinner for my toddler | 100 g pasta;3 pork sausages;1 tablespoon olive oil | Boil the pasta. Squeeze the sausages from their casings and crumble them into the oil; cook to 160°F (71°C). | Toss.',
    'chicken and rice, rice cooker only, I have no stove | 1 cup rice;2 chicken thighs;1 tablespoon oil | Rub the chicken with oil. | Add all to the rice cooker with 2 cups water and start the cycle, until the chicken reaches 165°F (74°C). No skillet needed.',
    'riso nel cuociriso, non ho il fornello | 200 g riso;2 cosce di pollo;1 cucchiaio olio | Metti tutto nel cuociriso, riso, pollo e olio. | Avvia il programma e cuoci fino a 74 °C.',
  ])('accepts %s', (row) => expect(faultsOf(row)).toEqual([]))

  test.each([
    'fruit plate for my 2-year-old | 1/2 cup seedless grapes;1/2 banana;1/4 cup yogurt | Mash the banana with the yogurt. | Tuck the grapes in between.',
    'lunch for my 20-month-old | 3 eggs;1/2 cup seedless red grapes;1/2 cup pasta | Bake the eggs at 350°F (175°C) for 14 minutes, until set. Boil the pasta. Rinse and dry the grapes. | Halve the egg cups and arrange them in two boxes with the pasta and the grapes.',
    'lunch for my eighteen-month-old | 2 carrots;1/2 cup hummus;1/2 cup grated cheddar | Cut the carrots into sticks. | Scatter the grated cheddar over the hummus and serve with the carrots.',
    'Abendessen für meine zweijährige Tochter | 100 g Nudeln;2 Würstchen;1 EL Öl | Die Nudeln kochen. Die Würstchen in Scheiben schneiden und im Öl braten. | Mischen und servieren.',
    'merienda para mi hijo de 18 meses | 100 g uvas;1 plátano;100 g yogur | Aplasta el plátano con el yogur. | Sirve con las uvas.',
    "merenda per mio figlio di due anni | 100 g uva;1 banana;100 g yogurt | Schiaccia la banana con lo yogurt. | Servi con l'uva.",
    'snack for my toddler | 2 cups popcorn;1 banana | Mash the banana. | Serve with the popcorn.',
    'trail mix for my two year old | 1/2 cup almonds;1/2 cup dried apricots | Mix. | Serve.',
    'dinner for my toddler | 100 g pasta;3 pork sausages;1 tablespoon olive oil | Boil the pasta. Brown the sausages in the oil to 160°F (71°C). Slice the sausages into rounds. | Toss.',
    'chicken and rice, rice cooker only, I have no stove | 1 cup rice;2 chicken thighs;1 tablespoon oil | Brown the chicken in a small skillet over medium-high heat. | Add all to the rice cooker with 2 cups water and start the cycle, until the chicken reaches 165°F (74°C).',
    'Hähnchen mit Reis, nur Reiskocher, kein Herd | 200 g Reis;2 Hähnchenschenkel;1 EL Öl | Das Öl in einer Pfanne bei mittlerer Hitze erhitzen und das Hähnchen braten. | Alles in den Reiskocher geben und garen, bis das Hähnchen 74 °C hat.',
    'riso nel cuociriso, non ho il fornello | 200 g riso;2 cosce di pollo;1 cucchiaio olio | Rosola il pollo in una padella a fuoco medio. | Metti tutto nel cuociriso e cuoci fino a 74 °C.',
  ])('refuses %s', (row) => expect(faultsOf(row)).not.toEqual([]))
})

describe('eggs in a pregnancy', () => {
  test.each([
    'tortilla de patatas para mi mujer embarazada | 700 g patatas;6 huevos;350 ml aceite de oliva;sal | Calienta el aceite y confita las patatas 25 minutos. | Bate los huevos con la sal y las patatas. Cuaja 6 minutos por lado, que no quede líquida por dentro.',
    'ensaladilla rusa para mi mujer embarazada | 700 g patatas;3 huevos, para cocer;100 g mayonesa comprada;sal | Cuece las patatas y los huevos 12 minutos. | Mezcla todo con la mayonesa y la sal.',
    'tiramisu for my pregnant sister, no raw eggs and no alcohol | 5 egg yolks;100 g sugar;80 ml milk;450 g mascarpone;24 ladyfingers;decaf coffee | Whisk the yolks, sugar and milk in a bowl over barely simmering water. Stir for 10 minutes, until the custard coats a spoon and reads 165 °F (74 °C). | Beat the mascarpone into the cold custard. Dip the ladyfingers in the coffee and layer. Chill. Where the original relies on raw eggs, here the custard does the work.',
    "lemon meringue pie, I'm pregnant | 4 eggs;200 g sugar;lemon juice;pie crust;2 tablespoons cornstarch | Cook the yolks, half of the sugar, lemon juice and cornstarch until thick and pour into the pie crust. | Beat the whites with the rest of the sugar to stiff peaks, spread over and bake at 350°F (175°C) for 15 minutes.",
    'Rührei für meine schwangere Frau | 4 Eier;20 g Butter;Salz | Die Eier mit dem Salz verquirlen. | In der Butter 5 Minuten braten, bis das Ei nicht mehr flüssig ist.',
  ])('accepts %s', (row) => expect(faultsOf(row)).toEqual([]))

  test.each([
    'tortilla de patatas para mi mujer embarazada | 700 g patatas;6 huevos;350 ml aceite de oliva;sal | Calienta el aceite y confita las patatas 25 minutos. | Bate los huevos con la sal y las patatas. Cuaja 2 minutos. Debe quedar líquida por dentro.',
    'ensaladilla rusa para mi mujer embarazada | 700 g patatas;3 huevos, para cocer;1 huevo, para la mayonesa;200 ml aceite de girasol;sal | Cuece las patatas y los 3 huevos. | Para la mayonesa, pon el otro huevo, el aceite y la sal en el vaso y bate hasta que emulsione. | Mezcla todo.',
    'potato salad for my pregnant wife | 700 g potatoes;2 egg yolks;200 ml sunflower oil;1 teaspoon mustard | Boil the potatoes for 20 minutes. | For the mayo, whisk the yolks with the mustard and add the oil in a thin thread. | Toss.',
    'Kartoffelsalat für meine schwangere Frau | 700 g Kartoffeln;2 Eigelb;200 ml Sonnenblumenöl;1 TL Senf | Die Kartoffeln 20 Minuten kochen. | Für die Mayonnaise Eigelb und Senf verrühren, das Öl einlaufen lassen und dick schlagen. | Mischen.',
    "salade de pommes de terre, je suis enceinte | 700 g pommes de terre;2 jaunes d'œufs;200 ml huile de tournesol;1 c. à soupe moutarde | Cuire les pommes de terre 20 minutes. | Monter la mayonnaise avec les jaunes, la moutarde et l'huile. | Mélanger.",
    "insalata di patate, sono incinta | 700 g patate;2 tuorli;200 ml olio di girasole;1 cucchiaio senape | Lessare le patate 20 minuti. | Per la maionese, montare i tuorli con la senape e l'olio a filo. | Mescolare.",
    'tiramisu for my pregnant sister | 5 egg yolks;100 g sugar;450 g mascarpone;24 ladyfingers;decaf coffee | Whisk the yolks and sugar until pale. | Beat in the mascarpone. Dip the ladyfingers in the coffee and layer. Chill.',
    "chocolate mousse, I'm pregnant | 4 eggs;200 g dark chocolate;50 g sugar | Separate the eggs. Melt and heat the chocolate over simmering water. | Beat the whites with the sugar to stiff peaks. | Fold the whites into the chocolate and yolks and chill.",
    "omelette pour ma femme enceinte | 4 œufs;20 g beurre;sel | Fouetter les œufs avec le sel. | Cuire dans le beurre 2 minutes; l'omelette doit rester baveuse.",
    'Rührei für meine schwangere Frau | 4 Eier;20 g Butter;Salz | Die Eier mit dem Salz verquirlen. | In der Butter 2 Minuten braten, das Ei soll noch flüssig sein.',
    'frittata, sono incinta | 4 uova;20 g burro;sale | Sbattere le uova con il sale. | Cuocere nel burro 2 minuti: la frittata deve restare bavosa.',
    'lunch for my eighteen-month-old | 2 carrots;1/2 cup hummus;1/2 cup grated cheddar | Cut the carrots into sticks. | Scatter the grated cheddar over the hummus and serve with the carrots.',
  ])('refuses %s', (row) => expect(faultsOf(row)).not.toEqual([]))
})

describe('foods that steps in other languages only compare or deny', () => {
  test.each([
    'vegetarische Suppe | 800 g Kartoffeln;175 g Räuchertofu;1 EL Rapsöl | Die Kartoffeln 25 Minuten kochen. | Den Tofu im Öl braten, wie man es sonst mit Speckwürfeln macht. Auf Würstchen wird hier bewusst verzichtet.',
    'veganes Dessert | 300 g Kirschen;70 g Speisestärke;50 g Zucker | Alles 5 Minuten kochen, bis es dick wird – anders als mit Gelatine bindet es schon im Topf. | Kalt stellen.',
    "tarte sans lait ni beurre | 200 g farine;60 ml huile d'olive;6 pommes | Mélanger la farine et l'huile. Contrairement au beurre, l'huile n'a pas besoin de froid. | Cuire les pommes 20 minutes.",
    'lentejas veganas | 300 g lentejas;1 cebolla;2 cucharadas pimentón | Cuece las lentejas y la cebolla 30 minutos. | Añade el pimentón, que da el toque que en el original pone el chorizo.',
    "zuppa vegana | 300 g riso;1 cipolla;50 g olio d'oliva;sale | Cuoci il riso e la cipolla nell'olio 30 minuti. | A differenza della pancetta, l'olio non si brucia.",
  ])('accepts %s', (row) => expect(faultsOf(row)).toEqual([]))

  test.each([
    'vegetarische Suppe | 800 g Kartoffeln;175 g Räuchertofu;1 EL Rapsöl | Die Kartoffeln 25 Minuten kochen. | Den Tofu im Öl braten, dann mit den Speckwürfeln mischen.',
    'veganes Dessert | 300 g Kirschen;70 g Speisestärke;50 g Zucker | Alles 5 Minuten kochen und mit Gelatine binden. | Kalt stellen.',
    "tarte sans lait ni beurre | 200 g farine;60 ml huile d'olive;6 pommes | Mélanger la farine, l'huile et le beurre. | Cuire les pommes 20 minutes.",
    'lentejas veganas | 300 g lentejas;1 cebolla;2 cucharadas pimentón | Cuece las lentejas y la cebolla 30 minutos. | Añade el pimentón y el chorizo.',
    "zuppa vegana | 300 g riso;1 cipolla;50 g olio d'oliva;sale | Cuoci il riso e la cipolla nell'olio 30 minuti. | Ricorda di aggiungere la pancetta.",
  ])('refuses %s', (row) => expect(faultsOf(row)).not.toEqual([]))
})
