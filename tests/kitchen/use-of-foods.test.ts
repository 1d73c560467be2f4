import { describe, expect, test } from 'vitest'
import { blocking, checkRecipe, withSafetySteps } from '#kitchen/checks/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'

/** A vegan dish of lentils in each language: its craving, its list and the step that cooks it. */
const dishes = {
  en: {
    craving: 'vegan lentils',
    lines: '1 cup | brown lentils;1 | onion, chopped;2 tablespoons | olive oil;3 cups | water',
    step: 'Cook the onion in the olive oil for 8 minutes, add the lentils and water and simmer for 20 minutes.',
  },
  de: {
    craving: 'vegane Linsen',
    lines: '200 g | braune Linsen;1 | Zwiebel, gehackt;2 EL | Olivenöl;750 ml | Wasser',
    step: 'Die Zwiebel im Olivenöl 8 Minuten anschwitzen, Linsen und Wasser zugeben und 20 Minuten köcheln lassen.',
  },
  es: {
    craving: 'lentejas veganas',
    lines: '200 g | lentejas;1 | cebolla, picada;2 cucharadas | aceite de oliva;750 ml | agua',
    step: 'Pocha la cebolla en el aceite 8 minutos, añade las lentejas y el agua y cuece 20 minutos.',
  },
  fr: {
    craving: 'lentilles véganes',
    lines: "200 g | lentilles;1 | oignon, haché;2 c. à soupe | huile d'olive;750 ml | eau",
    step: "Faites revenir l'oignon dans l'huile 8 minutes, ajoutez les lentilles et l'eau et laissez mijoter 20 minutes.",
  },
  it: {
    craving: 'lenticchie vegane',
    lines: "200 g | lenticchie;1 | cipolla, tritata;2 cucchiai | olio d'oliva;750 ml | acqua",
    step: "Soffriggete la cipolla nell'olio 8 minuti, unite le lenticchie e l'acqua e cuocete 20 minuti.",
  },
} as const

const faultsWith = (language: keyof typeof dishes, said: string): string[] => {
  const { craving, lines, step } = dishes[language]
  const draft = withSafetySteps({
    title: 'Lentils',
    description: 'A plain supper with a good smoky flavor for the family table.',
    category: 'dinner',
    prepTime: 15,
    cookTime: 30,
    restTime: 0,
    servings: 4,
    ingredients: lines.split(';').map((line) => {
      const [amount = '', item = ''] = line.split(' | ')
      return { amount, item }
    }),
    instructions: [step, said],
  })
  return blocking(checkRecipe(draft, { craving: readCraving(craving), source: 'model' }))
    .filter(({ rule }) => /^(?:diet|coherence)\./.test(rule))
    .map(({ message }) => message)
}

/** Sentences that only tell of a food. */
const told: readonly (readonly [keyof typeof dishes, string])[] = [
  ['en', 'Take your time with the onion, which would scorch in butter sooner than in oil.'],
  ['en', 'The onion lends the sweetness a ham hock would.'],
  ['en', 'The lentils give the depth that beef stock gives the original.'],
  ['en', 'Lentils set as they cool, another way in which they differ from gelatin.'],
  ['en', 'The onion brings the richness that you would expect from a knob of butter.'],
  ['en', 'Browned onion does the work for which most cooks reach for bacon.'],
  ['en', 'The bacon is not missed; smoked paprika makes up for it.'],
  ['en', 'Read the label of the bread; many are brushed with butter.'],
  ['en', 'Browned onion takes the place of the bacon.'],
  ['en', 'The lentils are cooked with plain water, as most bouillon cubes contain milk powder.'],
  ['en', 'Jarred pesto is no substitute, since nearly all of it holds cheese.'],
  ['en', 'Many supermarket stocks have chicken fat in them.'],
  ['en', 'The oil coats the lentils just as well as butter does.'],
  ['en', 'Unlike the restaurant version, which relies on cream, this one stays light.'],
  ['en', 'The classic recipe starts with bacon; oil is enough here.'],
  ['en', 'It thickens on standing, faster than a sauce made with cream.'],
  ['en', 'Honey would make it too sweet.'],
  ['en', 'Do not be tempted by ghee.'],
  ['en', 'The browned onion brings the depth that beef broth usually supplies.'],
  ['en', 'Ghee is not needed.'],
  ['en', 'Read the label of the oil for traces of butter and egg.'],
  ['en', 'Cook it slowly, because cheese and yogurt cannot rescue hard lentils.'],
  ['en', 'Oil is better here, as butter burns.'],
  ['en', 'Sausage, bacon, and ham are all out of the question, of course.'],
  ['en', 'Butter would only mask the taste of the lentils.'],
  ['en', 'My grandmother used lard; oil does it too.'],
  ['en', 'Parmesan is not vegan, so leave it off the table.'],
  ['en', 'Taste before you salt: without bacon in the pot it needs more than you think.'],
  ['en', 'People who expect sausage are always surprised.'],
  ['en', 'There is no ham to salt the pot, so be generous.'],
  ['en', 'You will not find any cream in this one.'],
  ['en', 'The long simmer does what a ham bone does for others.'],
  ['de', 'Das Olivenöl rundet ab, was sonst der Speck beitragen würde.'],
  ['de', 'Die Zwiebel gibt die Süße, die sonst Honig hätte.'],
  ['de', 'Viele Brühwürfel enthalten Milchpulver, deshalb nur Wasser nehmen.'],
  ['de', 'Butter ist hier nicht nötig.'],
  ['de', 'Die meisten gekauften Pestos enthalten Käse.'],
  ['de', 'Öl verbrennt nicht so schnell wie Butter.'],
  ['de', 'Im Original kommt Speck hinein, hier genügt Öl.'],
  ['de', 'Auf Sahne kann man verzichten.'],
  ['es', 'La cebolla da el dulzor que aportaría la miel.'],
  ['es', 'El aceite hace lo que haría la mantequilla.'],
  ['es', 'Muchas pastillas de caldo contienen leche en polvo, por eso usamos agua.'],
  ['es', 'La receta tradicional lleva chorizo; aquí basta el aceite.'],
  ['es', 'No hace falta nata.'],
  ['es', 'Queda más ligero que con mantequilla.'],
  ['es', 'La mantequilla se quemaría antes que el aceite.'],
  ['fr', "L'oignon apporte la douceur que donnerait le miel."],
  ['fr', "L'huile fait ce que ferait le beurre."],
  ['fr', "Beaucoup de bouillons cubes contiennent du lait en poudre, d'où l'eau."],
  ['fr', "La recette classique contient du lard ; ici l'huile suffit."],
  ['fr', "Le beurre n'est pas nécessaire."],
  ['fr', "C'est plus léger qu'avec du beurre."],
  ['fr', 'La crème masquerait le goût des lentilles.'],
  ['it', 'La cipolla dà la dolcezza che darebbe il miele.'],
  ['it', "L'olio fa quello che farebbe il burro."],
  ['it', "Molti dadi da brodo contengono latte in polvere, per questo si usa l'acqua."],
  ['it', "La ricetta classica prevede la pancetta; qui basta l'olio."],
  ['it', 'Il burro non serve.'],
  ['it', 'Resta più leggero che con la panna.'],
  ['it', 'La panna coprirebbe il sapore delle lenticchie.'],
  ['en', 'It has all the comfort of a cassoulet, with none of the duck.'],
  ['en', 'Think of the onion as the bacon of this pot.'],
  ['en', 'Most canned lentil soups are finished with cream or butter.'],
  ['en', 'The onion should be the color of honey.'],
  ['en', 'Resist stirring in cheese, which would turn stringy.'],
  ['en', 'Fish sauce, the usual shortcut to depth, is not vegan.'],
  ['en', 'Lentils hold their shape better than beans and need no egg to bind them.'],
  ['en', 'The texture is close to that of ground beef.'],
  ['en', 'The secret, unlike in a ragù of veal, is patience.'],
  ['en', 'The pan sauce comes together without butter, since the lentils release starch.'],
  ['en', 'Some brands of broth hide chicken fat, so water is safer.'],
  ['en', 'Where others reach for sausage, this pot trusts the onion.'],
  ['en', 'It keeps four days, a day longer than one with cream.'],
  ['en', 'You would swear there was bacon in it.'],
  ['de', 'Das schmeckt fast so rauchig wie Speck.'],
  ['de', 'Wer Speck erwartet, wird überrascht sein.'],
  ['de', 'Sahne würde den Geschmack nur überdecken.'],
  ['de', 'Fertige Gemüsebrühen enthalten oft Butter oder Milchzucker.'],
  ['de', 'Ein Ei zum Binden ist überflüssig.'],
  ['es', 'Tiene el mismo toque que da el jamón.'],
  ['es', 'El huevo no es necesario para ligarlo.'],
  ['es', 'Algunas marcas de caldo llevan grasa de pollo.'],
  ['fr', 'Pas besoin de lardons pour avoir du goût.'],
  ['fr', 'On dirait presque de la viande hachée, sans en avoir le poids.'],
  ['fr', 'Certains bouillons contiennent de la graisse de poulet.'],
  ['it', 'Non serve la pancetta per dare sapore.'],
  ['it', 'Alcuni brodi pronti contengono burro.'],
  ['it', 'Ricorda il sapore del ragù di carne, ma è più leggero.'],
  ['en', 'Bouillon cubes and ready gravy both contain milk powder, so stay with water.'],
  ['en', 'If you use brioche to mop it up, remember that it is made with egg: stick to plain bread.'],
  ['en', 'Add more smoke with paprika rather than anything from a ham bone.'],
  ['de', 'Brioche und Hefezopf enthalten Ei, bleib also bei einfachem Brot.'],
  ['de', 'Wenn du Brühwürfel nimmst, denk daran, dass sie Butter enthalten: besser bei Wasser bleiben.'],
  ['de', 'Das Öl ersetzt mit der Zwiebel den Speck.'],
  ['es', 'Las pastillas de caldo llevan mantequilla, así que quédate con el agua.'],
  ['es', 'Si usas brioche, recuerda que contiene huevo: mejor quedarse con pan corriente.'],
  ['fr', 'La brioche contient du beurre, restez au pain ordinaire.'],
  [
    'fr',
    "Si vous prenez un bouillon cube, rappelez-vous qu'il contient du beurre : mieux vaut rester à l'eau.",
  ],
  ['it', "I dadi da brodo contengono burro, meglio restare sull'acqua."],
  ['it', "Se usate il dado, ricordate che anche quello è fatto con il burro: meglio restare sull'acqua."],
  ['it', "L'olio sostituisce con la cipolla il burro."],
  ['en', 'The classic garnish would look grand, but it is all egg white.'],
  ['en', 'Brioche contains egg, so read the label of the bread.'],
  ['en', 'Bacon and lard are what the bistro version begins with; neither is needed.'],
  ['en', 'At home other families add ham; this pot never sees it.'],
  ['en', 'Tempted to finish with Parmesan? Do not; pepper is enough.'],
  ['en', 'Rolls are usually brushed with egg and butter, so read the pack.'],
  ['en', 'The onion gives the body for which most stews need a ham bone.'],
  ['en', 'Check that the lentils were not packed alongside milk powder.'],
  ['en', 'Bouillon is no shortcut here: stock cubes are bound with butter.'],
  ['de', 'Speck fehlt mit Absicht.'],
  ['de', 'Sahne und Butter bleiben im Schrank, beide enthalten Milch.'],
  ['de', 'Die Butter wird hier durch Öl ersetzt.'],
  ['es', 'La mantequilla se sustituye por aceite.'],
  ['es', 'El caldo en pastilla lleva mantequilla, por eso no aparece.'],
  ['fr', "Le beurre est remplacé par l'huile."],
  ['fr', 'Ni beurre, ni crème, ni ghee : les trois sont faits de lait.'],
  ['fr', 'Les bouillons du commerce contiennent parfois du beurre.'],
  ['it', "Il burro è sostituito dall'olio."],
  ['it', 'I dadi in commercio contengono burro.'],
  ['en', 'A guest once asked which sausage was in it.'],
  ['en', 'The pot should sound like butter foaming.'],
  ['en', 'When the broth tastes as full as one of beef, it is ready.'],
  ['en', 'Leave the cream to other soups.'],
  ['en', 'The name comes from the ham that once hung over the hearth.'],
  ['en', 'This began as a way to stretch a little bacon in lean years.'],
  ['en', 'Cook until the lentils are as soft as butter.'],
  ['en', 'Nothing here comes from a cow, so the butter dish can stay in the fridge.'],
  ['en', 'Children who ask for sausage rarely notice.'],
  ['en', 'Wash the pan well if bacon was fried in it before.'],
  ['en', 'Use a clean board, not the one for chicken.'],
  ['en', 'Check the label of the paprika, since blends may hold milk powder.'],
  ['en', 'The crust will crackle much as pork skin does.'],
  ['en', 'Lentils have more iron than beef.'],
  ['en', 'Save the ham for another day.'],
  ['en', 'A cup holds about as much protein as three eggs.'],
  ['de', 'Wer Fleisch isst, vermisst hier nichts.'],
  ['de', 'Das Brett darf vorher kein Fleisch gesehen haben.'],
  ['de', 'Linsen haben mehr Eisen als Rindfleisch.'],
  ['de', 'Früher kochte man das Gericht mit einem Stück Speck.'],
  ['de', 'Die Zwiebel soll so weich wie Butter sein.'],
  ['de', 'Paprikapulver kann Spuren von Milch enthalten, also aufs Etikett schauen.'],
  ['de', 'Niemand wird nach der Wurst fragen.'],
  ['es', 'Las lentejas tienen más hierro que la carne.'],
  ['es', 'Antes se hacía con un hueso de jamón.'],
  ['es', 'La cebolla debe quedar tan blanda como la mantequilla.'],
  ['es', 'Nadie preguntará por el chorizo.'],
  ['es', 'Revisa la etiqueta del pimentón, pues puede contener trazas de leche.'],
  ['fr', 'Les lentilles contiennent plus de fer que le bœuf.'],
  ['fr', 'Autrefois, on y mettait un morceau de lard.'],
  ['fr', "L'oignon doit devenir fondant comme du beurre."],
  ['fr', "Vérifiez l'étiquette du paprika, qui peut contenir des traces de lait."],
  ['fr', 'Le goût fumé fait penser au lard.'],
  ['it', 'Le lenticchie hanno più ferro della carne.'],
  ['it', 'Un tempo si cucinava con un pezzo di lardo.'],
  ['it', 'La cipolla deve diventare morbida come il burro.'],
  ['it', 'Nessuno chiederà della salsiccia.'],
  ['it', "Controllate l'etichetta della paprica, che può contenere tracce di latte."],
  ['it', 'Il gusto affumicato fa pensare alla pancetta.'],
]

/** Sentences of the same words by which a food is eaten. */
const eaten: readonly (readonly [keyof typeof dishes, string])[] = [
  ['en', 'Stir in the butter, which would scorch if it went in sooner.'],
  ['en', 'The lentils would like a ham hock in the pot.'],
  ['en', 'Crumble in a bouillon cube with milk powder.'],
  ['en', 'Stir in the jarred pesto and some cheese.'],
  ['en', 'Add oil as well as butter.'],
  ['en', 'Finish with the dressing, which contains cream.'],
  ['en', 'Start with the bacon; oil is enough for the rest.'],
  ['en', 'Thicken it with a sauce made with cream.'],
  ['en', 'Honey would be lovely over it.'],
  ['en', 'Replace half of the oil with butter.'],
  ['en', 'Stir in the cream that most cooks add.'],
  ['en', 'Most people like butter on it.'],
  ['en', 'Bacon takes the place of the ham.'],
  ['en', 'The bacon that gives it smoke goes in now.'],
  ['en', 'Ghee goes in last.'],
  ['en', 'Grease the pan with a trace of butter.'],
  ['en', 'Butter is stirred in at the end, as it burns in the pan.'],
  ['en', 'Since the cheese is salty, add no salt.'],
  ['en', 'Sausage, bacon, and ham all go in now.'],
  ['en', 'If you like, top it with yogurt.'],
  ['en', 'Sour cream is just as good on top.'],
  ['en', 'You can use butter too.'],
  ['en', 'Serve with a spoonful of yogurt, as most people do.'],
  ['en', 'A knob of butter, which is not strictly needed, makes it shine.'],
  ['en', 'Then the cream, a little at a time.'],
  ['en', 'Let everyone grate cheese over theirs.'],
  ['en', 'Most of the cheese goes in now.'],
  ['en', 'Many like it with feta.'],
  ['en', 'Finish with store-bought pesto, which has cheese in it.'],
  ['en', 'The usual ham goes in at this point.'],
  ['en', 'Traditional toppings are yogurt and honey: pass both.'],
  ['de', 'Den Speck zugeben, der sonst anbrennen würde.'],
  ['de', 'Mit Honig süßen, die Zwiebel hätte nicht genug.'],
  ['de', 'Brühwürfel mit Milchpulver einrühren.'],
  ['de', 'Butter einrühren.'],
  ['de', 'Die meiste Sahne jetzt unterrühren.'],
  ['de', 'Mit geriebenem Käse bestreuen.'],
  ['de', 'Wer mag, gibt Joghurt dazu.'],
  ['es', 'Añade la miel, que daría menos dulzor después.'],
  ['es', 'Incorpora la mantequilla y remueve.'],
  ['es', 'Agrega una pastilla de caldo con leche en polvo.'],
  ['es', 'Termina con chorizo, como en la receta tradicional.'],
  ['es', 'Sirve con nata.'],
  ['es', 'Si quieres, añade mantequilla.'],
  ['fr', 'Ajoutez le miel, qui donnerait moins de douceur ensuite.'],
  ['fr', 'Incorporez le beurre et remuez.'],
  ['fr', 'Terminez avec du lard, comme dans la recette classique.'],
  ['fr', 'Servez avec de la crème.'],
  ['fr', 'Si vous voulez, ajoutez du beurre.'],
  ['it', 'Unite il miele, che darebbe meno dolcezza dopo.'],
  ['it', 'Aggiungete il burro e mescolate.'],
  ['it', 'Completate con la pancetta, come nella ricetta classica.'],
  ['it', 'Servite con la panna.'],
  ['it', 'Se volete, aggiungete il burro.'],
  ['en', 'Fold in the salt pork, which nobody will miss if it is left out.'],
  ['en', 'Some of the butter goes in now.'],
  ['en', 'Most cooks love it with a fried egg on top.'],
  ['en', 'Ham stock is traditional: use it for half of the water.'],
  ['en', 'Whisk in the cream, since the lentils release starch.'],
  ['en', 'The cheese, unlike the oil, goes in off the heat.'],
  ['en', 'If you use butter, remember that it contains water: stick to half a spoonful.'],
  ['en', 'Stir in a bouillon cube that contains butter, and stick with water for the rest.'],
  ['en', 'The cheese contains salt, so keep to one handful.'],
  ['en', 'Add more smoke with a ham bone rather than anything from a jar.'],
  ['de', 'Gib Speck dazu, er enthält Salz, bleib also bei wenig davon.'],
  ['de', 'Ersetzt mit der Butter das Öl.'],
  ['es', 'Añade mantequilla que contiene sal y quédate con el agua para el resto.'],
  ['fr', 'Ajoutez le beurre, il contient du sel, restez à feu doux.'],
  ['it', 'Aggiungete il burro che contiene acqua: meglio restare su un fuoco basso.'],
  ['en', 'A spoonful of cream would be lovely, but it is optional.'],
  ['en', 'The dressing contains cream.'],
  ['en', 'Tempted to finish with Parmesan? Go ahead.'],
  ['en', 'Lentils are brushed with butter before they are served.'],
  ['en', 'A splash of cream contains too little to matter.'],
  ['en', 'Bacon is what goes in now.'],
  ['de', 'Die Hälfte des Öls wird durch Butter ersetzt.'],
  ['de', 'Die Petersilie unter den Speck mischen.'],
  ['es', 'El aceite se sustituye por mantequilla.'],
  ['fr', "L'huile est remplacée par du beurre."],
  ['it', "L'olio è sostituito dal burro."],
  ['it', 'Mettete la cipolla sotto la pancetta.'],
  ['en', 'Some brands of butter are saltier, so taste as you add it.'],
  ['en', 'Where it looks pale, dot with butter.'],
  ['en', 'You would not think it, but the anchovies melt away: stir in six.'],
  ['en', 'Parmesan is not strictly needed but welcome.'],
  ['en', 'Regular butter works here too.'],
  ['en', 'Other toppings that work are feta and honey.'],
  ['en', 'Traditional cooks finish it with lard, and so should you.'],
  ['en', 'Many of the eggs will float; lower them in gently.'],
  ['en', 'Since butter burns, add it last.'],
  ['en', 'The classic version is topped with bacon; do the same.'],
  ['de', 'Speckwürfel knusprig braten und darüberstreuen.'],
  ['de', 'Viele Butterflocken darauf verteilen.'],
  ['de', 'Mit einem Ei binden, das würde sonst zerfallen.'],
  ['de', 'Die Sahne, die sonst gerinnen würde, zuletzt einrühren.'],
  ['es', 'Añade el jamón, que da un toque salado.'],
  ['es', 'Muchos le ponen un huevo frito encima.'],
  ['es', 'Quedaría muy bien con queso rallado.'],
  ['fr', 'Ajoutez les lardons pour avoir du goût.'],
  ['fr', 'Ce serait bon avec du fromage râpé.'],
  ['fr', 'Beaucoup ajoutent un œuf au plat.'],
  ['it', 'Unite la pancetta per dare sapore.'],
  ['it', 'Sarebbe ottimo con del parmigiano.'],
  ['it', 'Molti aggiungono un uovo fritto.'],
  ['en', 'Once the onion is soft, in goes the bacon.'],
  ['en', 'Let a knob of butter melt over each bowl.'],
  ['en', 'Give every plate a fried egg.'],
  ['en', 'The heat of the lentils will melt the cheese that you grate over.'],
  ['en', 'Bury a ham hock in the pot for the last hour.'],
  ['en', 'Loosen the stew with a ladle of chicken stock.'],
  ['en', 'Each bowl deserves a spoonful of sour cream.'],
  ['en', 'Work in the honey a little at a time.'],
  ['en', 'Crack an egg into each hollow and cover.'],
  ['en', 'While it simmers, fry the sausage and slice it in.'],
  ['de', 'Zum Schluss kommt ein Stück Butter hinein.'],
  ['de', 'Jeden Teller mit einem Klecks Schmand krönen.'],
  ['de', 'Mit einem Schuss Sahne verfeinern.'],
  ['de', 'Den Honig nach und nach einarbeiten.'],
  ['es', 'Al final entra una nuez de mantequilla.'],
  ['es', 'Corona cada plato con un huevo frito.'],
  ['es', 'Aligera el guiso con un cucharón de caldo de pollo.'],
  ['fr', 'En fin de cuisson, une noix de beurre fera briller la sauce.'],
  ['fr', 'Déposez un œuf poché dans chaque assiette.'],
  ['fr', 'Détendez avec une louche de bouillon de poule.'],
  ['it', 'Alla fine mantecate con una noce di burro.'],
  ['it', 'Completate ogni piatto con un uovo in camicia.'],
  ['it', 'Allungate con un mestolo di brodo di pollo.'],
]

describe('the way in which a step speaks of a food', () => {
  test.each(told)('keeps a diet when a step only tells of a food (%s): %s', (language, said) =>
    expect(faultsWith(language, said)).toEqual([]),
  )
  test.each(eaten)('breaks a diet when a food is eaten (%s): %s', (language, said) =>
    expect(faultsWith(language, said)).not.toEqual([]),
  )
})

/** Returns the faults of a recipe from its craving, its lines and its steps. */
const faultsOf = (craving: string, lines: string, ...instructions: string[]): string[] => {
  const draft = withSafetySteps({
    title: 'Supper of the House',
    description: 'A plain supper with a little of everything that the list has to give.',
    category: 'dinner',
    prepTime: 15,
    cookTime: 30,
    restTime: 0,
    servings: 4,
    ingredients: lines.split(';').map((line) => {
      const [amount = '', item = ''] = line.split(' | ')
      return { amount, item }
    }),
    instructions,
  })
  return blocking(checkRecipe(draft, { craving: readCraving(craving), source: 'model' }))
    .filter(({ rule }) => !/^(?:shape|times|oven)\./.test(rule))
    .map(({ message }) => message)
}

const herbs = '1 cup | parsley;1/2 cup | olive oil;1 tablespoon | red wine vinegar'
const mixed = 'Chop the parsley and stir in the olive oil and vinegar.'
describe('foods without a line', () => {
  test.each([
    'Chop it as fine as couscous or rice.',
    'Spoon over grilled steak.',
    'Rest it before spooning over grilled steak, chicken, or potatoes.',
    'Drizzle over roast salmon or lamb.',
    'It is the sauce for steak in Argentina.',
    'Steak and chicken are both good with it.',
    'Jarred anchovies are what some cooks add to theirs, but they are not needed.',
    'The oil carries the herbs, which bacon would drown.',
  ])('needs no line when the step does nothing with them: %s', (said) =>
    expect(faultsOf('green sauce', herbs, mixed, said)).toEqual([]),
  )
  test.each([
    'Chop it as often as you like and add bacon and rice.',
    'Spoon over the steak.',
    'Sear the steak and the chicken and toss them in it.',
    'Stir in 2 cups of shrimp and the bacon.',
    'Then the bacon and the shrimp, for 2 minutes.',
    'The bacon and the shrimp go in last.',
    'Once the bacon and the shrimp are crisp, stir them in.',
  ])('needs a line when the step uses them: %s', (said) =>
    expect(faultsOf('green sauce', herbs, mixed, said)).not.toEqual([]),
  )
})

describe('another make that a step asks for', () => {
  const rice = '1 cup | rice;1 | onion, chopped;2 tablespoons | olive oil'
  const cook = 'Fry the onion in the olive oil and cook the rice with it.'
  test.each([
    ['gluten-free dinner', 'If you would like bread with it, pick a gluten-free loaf.'],
    ['vegan dinner', 'With aioli it is even better, as long as the aioli is vegan.'],
    ['vegan dinner', 'If you want yogurt on top, use a plant-based one.'],
  ])('keeps the diet of "%s": %s', (craving, said) => expect(faultsOf(craving, rice, cook, said)).toEqual([]))
  test.each([
    ['gluten-free dinner', 'If you would like bread with it, pick a vegan loaf.'],
    ['vegan dinner', 'Serve with aioli. The rice is vegan.'],
    ['vegan dinner', 'If you want yogurt on top, use a thick one.'],
  ])('breaks the diet of "%s": %s', (craving, said) =>
    expect(faultsOf(craving, rice, cook, said)).not.toEqual([]),
  )
})

describe('what other eaters take', () => {
  const mash = '1 | sweet potato;1 tablespoon | olive oil'
  const cook = 'Simmer the sweet potato for 18 minutes, until very soft, and mash it with the olive oil.'
  test('is not for the baby when the sentence gives it to grown-ups', () =>
    expect(
      faultsOf('puree for my 8 month old', mash, cook, 'Grown-ups may like theirs with chili sauce.'),
    ).toEqual([]))
  test('is for the baby in any other sentence', () =>
    expect(faultsOf('puree for my 8 month old', mash, cook, 'Serve with chili sauce.')).not.toEqual([]))
  test('counts for an allergy, since it comes to the same table', () =>
    expect(
      faultsOf('dinner, milk allergy', mash, cook, 'Grown-ups may like theirs with butter.'),
    ).not.toEqual([]))
})

describe('rennet in hard cheese', () => {
  const pasta = '200 g | spaghetti;50 g | Parmesan;2 tablespoons | olive oil'
  const cook = 'Cook the spaghetti for 9 minutes and toss with the Parmesan and the olive oil.'
  test.each([
    'strictly vegetarian pasta',
    'vegetarian pasta, no animal rennet',
    'streng vegetarische Pasta',
    'vegetarian pasta',
    'pâtes végétariennes',
  ])('is a fault for "%s"', (craving) => expect(faultsOf(craving, pasta, cook).join(' ')).toContain('rennet'))
  test.each(['vegetarian pasta with Parmesan', 'veggie pasta', 'pasta'])('is none for "%s"', (craving) =>
    expect(faultsOf(craving, pasta, cook)).toEqual([]),
  )
  test('is none in a vegetarian make', () =>
    expect(
      faultsOf('strictly vegetarian pasta', pasta.replace('Parmesan', 'vegetarian Parmesan'), cook),
    ).toEqual([]))
})

describe('names and lines of the same kinds', () => {
  test('takes the liquid of warmed kombu for a broth', () =>
    expect(
      faultsOf(
        'vegan soup',
        '3 cups | water;1 piece | kombu;2 tablespoons | white miso;200 g | silken tofu',
        'Warm the water and kombu for 8 minutes. Lift out the kombu and add the tofu.',
        'Whisk the miso with a ladle of broth and stir it in.',
      ),
    ).toEqual([]))
  test('takes no broth from a list without it', () =>
    expect(
      faultsOf(
        'vegan soup',
        '3 cups | water;200 g | silken tofu',
        'Warm the tofu. Add a cup of chicken broth.',
      ),
    ).not.toEqual([]))
  test('reads a second amount that names no food', () =>
    expect(
      faultsOf(
        'crêpes sans lait',
        "250 g | farine de blé;3 | œufs;500 ml | boisson d'avoine nature;2 c. à soupe | huile de tournesol, plus 1 c. à soupe pour la poêle",
        "Fouettez la farine, les œufs, la boisson d'avoine et l'huile. Cuisez 2 minutes par face dans l'huile.",
      ),
    ).toEqual([]))
  test('reads a second amount that names one', () =>
    expect(
      faultsOf(
        'crêpes sans lait',
        "250 g | farine de blé;3 | œufs;500 ml | boisson d'avoine nature;2 c. à soupe | huile de tournesol, plus 1 c. à soupe de beurre pour la poêle",
        "Fouettez la farine, les œufs, la boisson d'avoine et l'huile. Cuisez 2 minutes par face.",
      ),
    ).not.toEqual([]))
  test('makes a vegan tuna salad for a cook who is allergic to fish, and refuses one of tuna', () => {
    expect(readCraving('vegan tuna salad, I am allergic to fish').refusal).toBeNull()
    expect(readCraving('grilled tuna, I am allergic to fish').refusal).not.toBeNull()
  })
})
