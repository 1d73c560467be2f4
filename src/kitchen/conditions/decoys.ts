/**
 * Phrases that contain the name of a condition but do not mean it, written as in `names.ts`: baby spinach, a
 * baby shower, "I gotta eat", "au goût de".
 */
export const decoys = `
  had a baby, had her baby, had the baby, having a baby, new baby, newborn baby, with a newborn, with newborns?, with newborn twins, with a new baby, just had twins, have a newborn, newborn at home, newborns parents, newborn's parents, breastfeeding and baby, nursing and baby, nursing a baby, breastfeeding a baby, breastfeeding baby, baby arrives, baby arrived,
  baby spinach, baby carrots?, baby potatoe?s?, baby corn, baby sweetcorn, baby sweet corn, baby kale,
  baby bok choy, baby bok choi, baby pak choi, baby pak choy, baby greens, baby lea(?:f|ves),
  baby leaf spinach, baby leaf salad, baby tomatoe?s?, baby plum tomatoe?s?, baby beets?, baby beetroots?,
  baby arugula, baby rocket, baby lettuces?, baby gem, baby gems, baby gem lettuce, baby romaine,
  baby chard, baby squid, baby squids, baby octopus, baby clams?, baby onions?, baby peas, baby shrimp,
  baby shrimps, baby prawns?, baby squash, baby artichokes?, baby zucchini, baby zucchinis,
  baby courgettes?, baby eggplants?, baby aubergines?, baby cucumbers?, baby bella, baby bellas,
  baby bella mushrooms?, baby portobellos?, baby portobello mushrooms?, baby mushrooms?, baby turnips?,
  baby radishes, baby leeks?, baby fennel, baby broccoli, baby broccolini, baby cauliflower, baby marrows?,
  baby peppers?, baby bell peppers?, baby sweet peppers?, baby new potatoes, baby red potatoes, baby back,
  baby back rib, baby back ribs, baby ribs?, baby mozzarella, baby scallops?, baby capers?,
  baby lima beans, baby limas, baby swiss, baby bananas, baby pineapples?, baby watermelon, baby okra,
  baby asparagus, baby brussels sprouts, baby cabbages?, baby salad, baby salad leaves, baby mixed greens,
  baby spring mix, baby spring greens, baby mustard greens, baby shower, baby showers, baby ruth,
  baby guinness, baby yoda, baby sitter, baby sitters, baby sitting, baby boomers?, baby doll, baby blue,
  baby chicks?, baby gherkins?, baby pickles?, baby eels?, baby lamb, baby lambs, baby goat, baby herring,
  baby crabs?, baby lobsters?, babysitter, dutch baby, dutch babies, dutch baby pancakes?,
  dutch baby pancake, german baby, jelly babies, jelly baby, sugar baby, ice ice baby, hey baby, oh baby,
  yeah baby, baby leaf salat, babyspinat, baby spinat, baby karotten, baby mohren, baby kartoffeln,
  baby mais, baby ananas, baby calamari, baby tintenfische, baby pute, baby salat, baby mangold,
  espinacas baby, espinaca baby, espinacas bebe, zanahorias baby, zanahoria baby, zanahorias bebe,
  patatas baby, patata baby, papas baby, calamares baby, brotes baby, verduras baby, maiz baby, maiz bebe,
  rucula baby, hojas baby, gulas baby, ensalada baby, epinards baby, bebe epinards, bebes epinards,
  pousses d'epinards, bebe carottes, carottes bebe, mini mais, bebe mais, bebes calamars, bebe poulpes,
  bebe bok choy, petit pot de creme, petit pot de yaourt, petits pots de creme, petit pot de moutarde,
  spinaci baby, spinacini baby, carote baby, calamari baby, mais baby, patate baby, polpi baby,
  rucola baby, whole 30 minutes?, whole 30 mins?, whole 30 g, whole 30 grams, high fodmap, high fodmaps,
  high purine, au gout, au gout de, bon gout, du gout, le gout, de gout, gout de, gout du, un gout,
  mon gout, a mon gout, sans gout, plein de gout, gout vanille, gout chocolat, une goutte, une goutte de,
  goutte de, quelques gouttes, goutte d'eau, la goutte d'eau, goutte a goutte, una gota, una gota de,
  la ultima gota, ultima gota, gota a gota, la gota de, una gotta, sopa de gota, mur d'enceinte,
  enceinte acoustique, enceintes acoustiques, good for the heart and soul, good for the heart and the soul
`
