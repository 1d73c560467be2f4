import { foodsOfAisle } from '../food-maker.ts'

const of = {
  produce: foodsOfAisle('Produce'),
  meat: foodsOfAisle('Meat & Fish'),
  dairy: foodsOfAisle('Dairy & Eggs'),
  bakery: foodsOfAisle('Bakery'),
  grains: foodsOfAisle('Pasta, Rice & Grains'),
  canned: foodsOfAisle('Canned & Jarred'),
  baking: foodsOfAisle('Baking'),
  spices: foodsOfAisle('Spices & Seasonings'),
  nuts: foodsOfAisle('Nuts & Dried Fruit'),
  frozen: foodsOfAisle('Frozen'),
}

/**
 * Foods in another form than the one usually bought: cooked, frozen, canned, dried, low in fat; and rarer
 * ones.
 */
// biome-ignore format: a table reads best with one food per row
export const otherForms = [
  of.produce('elderberry', '09088', [73, 0.7, 18.4, 0.5, 7, 7, 6], { measures: { cup: 145 } }),
  of.produce('prickly-pear', '11963', [16, 1.3, 3.3, 0.1, 2.2, 1.1, 21], { name: 'nopal', aliases: ['nopales', 'prickly pear', 'cactus paddle', 'cactus leaf'], measures: { cup: 86, each: 120 } }),
  of.produce('purslane', '11427', [20, 2, 3.4, 0.4, 1, 0.5, 45], { plural: 'none', measures: { cup: 43 } }),
  of.produce('salsify', '11437', [82, 3.3, 18.6, 0.2, 3.3, 2, 20], { plural: 'none', aliases: ['oyster plant', 'scorzonera', 'black salsify'], measures: { cup: 133, each: 80 } }),
  of.produce('peppermint', '02064', [70, 3.8, 14.9, 0.9, 8, 0.3, 31], { plural: 'none', aliases: ['peppermint leaf'], measures: { cup: 25, tablespoon: 1.6, leaf: 0.1, sprig: 1 } }),
  of.meat('cooked-bacon', '43378', [541, 37, 1.4, 41.8, 0, 0, 1030], { name: 'cooked bacon', plural: 'none', aliases: ['crumbled bacon', 'bacon crumble', 'crisp cooked bacon', 'crispy bacon'], measures: { slice: 8, each: 8, cup: 80, tablespoon: 5 }, tags: ['meat', 'pork', 'cured', 'cooked'] }),
  of.meat('cooked-ground-beef', '23575', [272, 27, 0, 17.4, 0, 0, 91], { name: 'cooked ground beef', plural: 'none', aliases: ['browned ground beef', 'cooked minced beef'], measures: { cup: 135 }, tags: ['meat', 'cooked'] }),
  of.meat('cooked-chicken-thigh', '05098', [179, 24.8, 0, 8.2, 0, 0, 106], { name: 'cooked chicken thigh', aliases: ['roasted chicken thigh'], measures: { each: 116, cup: 140 }, tags: ['poultry', 'cooked'] }),
  of.meat('cooked-lamb', '17014', [191, 28.3, 0, 7.7, 0, 0, 68], { name: 'cooked lamb', plural: 'none', aliases: ['roast lamb', 'leftover lamb'], measures: { cup: 140, slice: 45 }, tags: ['meat', 'cooked'] }),
  of.meat('breakfast-sausage', '07063', [287, 15.4, 0.7, 24.8, 0, 0.9, 740], { aliases: ['breakfast link', 'breakfast sausage link', 'sage sausage'], measures: { each: 25, link: 25, patty: 35 }, mayContain: ['gluten', 'sulphites'], tags: ['meat', 'pork', 'ground-meat', 'raw-risk'] }),
  of.dairy('colby', '01011', [394, 23.8, 2.6, 32.1, 0, 0.5, 604], { plural: 'none', aliases: ['colby cheese', 'colby jack', 'colby jack cheese'], measures: { cup: 113, slice: 28 }, allergens: ['milk'], tags: ['dairy'] }),
  of.dairy('edam', '01018', [357, 25, 1.4, 27.8, 0, 1.4, 812], { plural: 'none', aliases: ['edam cheese'], measures: { cup: 113, slice: 28 }, allergens: ['milk'], tags: ['dairy'] }),
  of.dairy('muenster', '01030', [368, 23.4, 1.1, 30, 0, 1.1, 628], { plural: 'none', aliases: ['munster', 'muenster cheese', 'munster cheese'], measures: { cup: 113, slice: 28 }, allergens: ['milk'], tags: ['dairy'] }),
  of.dairy('low-fat-cottage-cheese', '01016', [72, 12.4, 2.7, 1, 0, 2.7, 406], { name: 'low-fat cottage cheese', plural: 'none', aliases: ['lowfat cottage cheese', '1% cottage cheese', 'reduced fat cottage cheese'], measures: { cup: 226 }, allergens: ['milk'], tags: ['dairy'] }),
  of.dairy('fat-free-evaporated-milk', '01097', [78, 7.5, 11.3, 0.2, 0, 11.3, 115], { name: 'fat-free evaporated milk', plural: 'none', aliases: ['skimmed evaporated milk', 'nonfat evaporated milk', 'evaporated skim milk'], density: 1.08, measures: { can: 354 }, allergens: ['milk'], tags: ['dairy'] }),
  of.dairy('hard-goat-cheese', '01156', [452, 30.5, 2.2, 35.6, 0, 2.2, 423], { name: 'hard goat cheese', plural: 'none', aliases: ['aged goat cheese', 'goat gouda'], measures: { cup: 113, slice: 28 }, allergens: ['milk'], tags: ['dairy'] }),
  of.dairy('part-skim-ricotta', '01037', [138, 11.4, 5.1, 7.9, 0, 0.3, 99], { name: 'part-skim ricotta', plural: 'none', aliases: ['part skim ricotta cheese', 'low fat ricotta', 'light ricotta'], measures: { cup: 248 }, allergens: ['milk'], tags: ['dairy'] }),
  of.dairy('whey-powder', '01115', [353, 12.9, 74.5, 1.1, 0, 74.5, 1079], { plural: 'none', aliases: ['sweet whey', 'dried whey', 'whey'], measures: { cup: 145, tablespoon: 7.5 }, allergens: ['milk'], tags: ['dairy'] }),
  of.bakery('angel-food-cake', '18086', [258, 5.9, 57.8, 0.8, 1.5, 30, 749], { aliases: ['angel cake'], measures: { slice: 28, piece: 28 }, allergens: ['gluten', 'eggs'], mayContain: ['milk'], tags: ['egg', 'high-carb'] }),
  of.bakery('biscuit-dough', '18012', [270, 6.7, 43.7, 7.8, 2, 7.2, 876], { name: 'biscuit dough', plural: 'none', aliases: ['refrigerated biscuit', 'refrigerated biscuit dough', 'canned biscuit dough', 'crescent roll dough', 'crescent dough', 'refrigerated crescent roll', 'refrigerated crescent roll dough'], measures: { each: 45, can: 340 }, allergens: ['gluten'], mayContain: ['milk', 'soy'], tags: ['high-carb'] }),
  of.bakery('multigrain-bread', '18035', [265, 13.4, 43.3, 4.2, 7.4, 6.4, 381], { plural: 'none', aliases: ['seeded bread', 'multi grain bread', 'granary bread'], measures: { slice: 26, each: 26, loaf: 680 }, allergens: ['gluten'], mayContain: ['milk', 'soy', 'sesame'], tags: ['high-carb'] }),
  of.bakery('raisin-bread', '18047', [274, 7.9, 52.3, 4.4, 4.3, 5.7, 347], { plural: 'none', aliases: ['cinnamon raisin bread', 'fruit bread'], measures: { slice: 26, each: 26 }, allergens: ['gluten'], mayContain: ['milk', 'soy', 'eggs', 'sulphites'], tags: ['high-carb'] }),
  of.bakery('chocolate-wafer', '18157', [433, 6.6, 72.7, 14.2, 3.4, 37.4, 580], { aliases: ['chocolate wafer cookie', 'chocolate cookie crumb'], measures: { each: 6, cup: 112 }, allergens: ['gluten'], mayContain: ['milk', 'soy'], tags: ['high-carb'] }),
  of.grains('cooked-couscous', '20029', [112, 3.8, 23.2, 0.2, 1.4, 0.1, 5], { name: 'cooked couscous', plural: 'none', aliases: ['leftover couscous'], measures: { cup: 157 }, allergens: ['gluten'], tags: ['cooked', 'high-carb'] }),
  of.grains('spinach-pasta', '20126', [372, 13.3, 74.8, 1.6, 10.6, 2.7, 36], { plural: 'none', aliases: ['green pasta', 'spinach fettuccine', 'spinach tagliatelle', 'spinach linguine'], measures: { cup: 60, package: 454 }, allergens: ['gluten'], mayContain: ['eggs'], tags: ['high-carb'] }),
  of.canned('canned-green-bean', '11056', [25, 1.3, 4.2, 0.4, 2.5, 1.3, 246], { name: 'canned green bean', aliases: ['tinned green bean'], measures: { cup: 153, can: 262 } }),
  of.canned('canned-pea', '11311', [71, 4.3, 11.8, 0.9, 4.1, 3.2, 231], { name: 'canned pea', aliases: ['tinned pea', 'canned green pea'], measures: { cup: 163, can: 257 } }),
  of.canned('canned-sweet-potato', '11514', [101, 2, 23.2, 0.2, 1.7, 5.5, 75], { name: 'canned sweet potato', plural: 'canned sweet potatoes', aliases: ['canned yam'], measures: { cup: 255, can: 496 }, tags: ['high-carb'] }),
  of.canned('stewed-tomato', '11533', [26, 0.9, 6.2, 0.2, 1, 3.5, 221], { name: 'stewed tomatoes', plural: 'none', aliases: ['stewed tomato', 'canned stewed tomato'], measures: { cup: 255, can: 411 }, mayContain: ['celery'], tags: ['nightshade'] }),
  of.canned('fried-onion', '11295', [258, 3.1, 30.5, 14.1, 1.8, 3, 246], { name: 'french fried onions', plural: 'none', aliases: ['french fried onion', 'crispy fried onion', 'crispy onion', 'fried onion', 'fried shallot', 'crispy fried shallot', 'crispy shallot'], measures: { cup: 56, tablespoon: 5, can: 170 }, allergens: ['gluten'], mayContain: ['soy', 'milk'], tags: ['allium'] }),
  of.baking('potato-flake', '11378', [354, 8.3, 81.2, 0.4, 6.6, 3.4, 104], { name: 'potato flakes', plural: 'none', aliases: ['instant mashed potato', 'instant mash', 'instant potato', 'potato flake', 'mashed potato flake', 'instant potato flake'], measures: { cup: 60, tablespoon: 3.75 }, mayContain: ['sulphites', 'milk'], tags: ['high-carb', 'nightshade'] }),
  of.baking('maple-sugar', '19340', [354, 0.1, 90.9, 0.2, 0, 84.9, 11], { plural: 'none', aliases: ['granulated maple syrup'], measures: { teaspoon: 3, tablespoon: 9 }, tags: ['high-carb'] }),
  of.spices('savory', '02039', [272, 6.7, 68.7, 5.9, 45.7, 2, 24], { plural: 'none', aliases: ['summer savory', 'winter savory', 'dried savory'], measures: { teaspoon: 1.4, tablespoon: 4.4 } }),
  of.spices('chervil-dried', '02008', [237, 23.2, 49.1, 3.9, 11.3, 5, 83], { name: 'dried chervil', plural: 'none', measures: { teaspoon: 0.6, tablespoon: 1.9 } }),
  of.spices('chili-seasoning', '02076', [335, 10.8, 56.6, 7.3, 10.8, 8.7, 4616], { plural: 'none', aliases: ['chili seasoning mix', 'chilli seasoning', 'chili seasoning packet'], measures: { tablespoon: 6.8, packet: 35 }, mayContain: ['gluten', 'celery', 'mustard'] }),
  of.nuts('honey-roasted-peanut', '16089', [599, 28, 15.3, 52.5, 9.4, 4.2, 320], { measures: { cup: 144 }, allergens: ['peanuts'], mayContain: ['tree-nuts'], tags: ['honey'] }),
  of.frozen('frozen-artichoke', '11009', [38, 2.6, 7.8, 0.4, 3.9, 1, 47], { name: 'frozen artichoke heart', aliases: ['frozen artichoke'], measures: { cup: 168, package: 255, each: 20 } }),
  of.frozen('frozen-carrot', '11130', [36, 0.8, 7.9, 0.5, 3.3, 4.8, 68], { name: 'frozen carrot', aliases: ['frozen sliced carrot'], measures: { cup: 128 } }),
  of.frozen('frozen-cherry', '09068', [46, 0.9, 11, 0.4, 1.6, 9, 1], { name: 'frozen cherry', aliases: ['frozen sweet cherry', 'frozen dark cherry'], measures: { cup: 155 } }),
  of.frozen('lima-bean', '11037', [106, 6.4, 19.8, 0.3, 5.5, 1.4, 58], { aliases: ['baby lima bean', 'frozen lima bean', 'fresh butter bean'], measures: { cup: 160, package: 284 } }),
  of.frozen('succotash', '11495', [99, 5, 19.6, 1, 3.8, 3.5, 4], { plural: 'none', aliases: ['frozen succotash'], measures: { cup: 170 } }),
]
