/**
 * Table of cuisines: name | other words that ask for it | further cuisines of recipes that count as it. A
 * recipe also counts when its cuisine contains the name. A word that is first a food or a person's name
 * (turkey, chile, jordan) is left out.
 */
// biome-ignore format: a table reads best with one row per line
export const cuisineTable = `
afghan | afghanistan | -
albanian | albania | -
algerian | algeria | -
american | america, usa, u.s. | pennsylvania dutch, southern, new england, midwestern, californian, hawaiian, cajun, creole, tex-mex, texan, new orleans, pacific northwest
argentine | argentina, argentinian | -
armenian | armenia | caucasian
asian | asia, east asian, oriental, pan asian | chinese, cantonese, sichuan, hunan, shanghai, taiwanese, xinjiang, yunnan, shaanxi, beijing, japanese, korean, thai, vietnamese, filipino, indonesian, malaysian, singapore, cambodian, lao, burmese, southeast asian
australian | australia, aussie | -
austrian | austria, viennese | south tyrolean
balkan | balkans | serbian, bosnian, croatian, macedonian, albanian, bulgarian, romanian
bangladeshi | bangladesh | bengali
basque | - | -
bavarian | bavaria | german
belgian | belgium, flemish | -
bengali | bengal | bangladeshi
bolivian | bolivia | -
bosnian | bosnia | -
brazilian | brazil | -
british | britain, uk | english, scottish, welsh, irish
bulgarian | bulgaria | -
burmese | burma, myanmar | -
cajun | - | louisiana, creole
cambodian | cambodia, khmer | -
cameroonian | cameroon | -
canadian | canada, quebecois | -
cantonese | - | -
caribbean | west indian, jerk | jamaican, cuban, puerto rican, haitian, trinidad, dominican, barbadian, bermudian
catalan | catalonia | -
central european | - | austrian, german, czech, hungarian, slovak, swiss, polish
chilean | - | -
chinese | china | sichuan, cantonese, hunan, shanghai, taiwanese, xinjiang, yunnan, shaanxi, beijing, uyghur
colombian | colombia | -
creole | louisiana, new orleans | cajun
croatian | croatia | -
cuban | cuba | -
czech | czechia, czech republic, bohemian | -
danish | denmark | -
dominican | - | -
dutch | netherlands, holland | -
eastern european | east european | polish, ukrainian, russian, romanian, bulgarian, hungarian, lithuanian, slovak, czech
ecuadorian | ecuador, ecuadorean | -
egyptian | egypt | -
english | england | british, english
ethiopian | ethiopia, eritrean, eritrea | -
european | europe | french, italian, german, spanish, british, greek, polish, austrian, swiss, portuguese, hungarian
filipino | philippines, philippine, pinoy | -
finnish | finland | -
french | france | provençal, alsatian, burgundian
georgian | georgia | caucasian
german | germany | swabian, bavarian
ghanaian | ghana | -
goan | goa | -
greek | greece | cypriot
gujarati | gujarat | -
haitian | haiti | -
hawaiian | hawaii | -
honduran | honduras | -
hungarian | hungary | -
icelandic | iceland | -
indian | india, desi | punjabi, bengali, goan, keralan, gujarati, hyderabadi, rajasthani, mumbai, mughlai, kashmiri, tamil, bihari, parsi
indonesian | indonesia, balinese, javanese | -
irish | ireland | -
israeli | israel | -
italian | italy | sicilian, roman, tuscan, neapolitan, venetian, ligurian, piedmontese, milanese, umbrian, apulian, friulian
jamaican | jamaica | -
japanese | japan | -
jewish | ashkenazi, sephardic | israeli
kenyan | kenya | east african
korean | korea | -
lao | laos, laotian | -
latin american | latin, latino, south american | mexican, peruvian, brazilian, colombian, venezuelan, argentin, chilean, ecuadorian, bolivian, cuban, puerto rican, salvadoran
latvian | latvia, baltic | -
lebanese | lebanon | levantine
levantine | - | lebanese, syrian, palestinian, jordanian, israeli
lithuanian | lithuania | -
malaysian | malaysia, malay, nyonya | singaporean
mediterranean | - | greek, italian, spanish, turkish, lebanese, provençal, israeli, moroccan, cypriot, catalan
mexican | mexico | tex-mex, sonoran
middle eastern | mideast, arabic, arab, arabian | lebanese, syrian, israeli, persian, levantine, palestinian, jordanian, turkish, egyptian, saudi, yemeni, emirati, bahraini, iraqi
midwestern | midwest | -
mongolian | mongolia | -
moroccan | morocco, maghreb | north african
nepali | nepal, nepalese | tibetan
new england | - | -
nigerian | nigeria | west african
nordic | scandinavian, scandinavia | swedish, danish, norwegian, finnish, icelandic, scandinavian
north african | - | moroccan, tunisian, algerian, egyptian
norwegian | norway | -
pakistani | pakistan | punjabi
palestinian | palestine | levantine
pennsylvania dutch | amish | -
persian | iran, iranian | -
peruvian | peru | -
polish | poland | -
portuguese | portugal | -
puerto rican | puerto rico, boricua | -
punjabi | punjab | -
romanian | romania | -
russian | russia | -
salvadoran | el salvador | -
scottish | scotland | -
senegalese | senegal | west african
serbian | serbia | -
sicilian | sicily | -
sichuan | szechuan, szechwan | -
singaporean | singapore | malaysian
slovak | slovakia | -
somali | somalia | -
south african | south africa | -
south indian | - | keralan, tamil, hyderabadi
southeast asian | - | thai, vietnamese, filipino, indonesian, malaysian, singaporean, cambodian, lao, burmese
southern | deep south, soul food, african american, african-american | -
spanish | spain, andalusian | catalan, basque, galician, valencian, canarian
sri lankan | sri lanka | -
swedish | sweden | -
swiss | switzerland | -
syrian | syria | levantine
taiwanese | taiwan | -
tex mex | texmex | tex-mex, mexican
texan | texas | tex-mex
thai | thailand | -
tibetan | tibet | -
trinidadian | trinidad | -
tunisian | tunisia | -
turkish | - | -
tuscan | tuscany | -
ugandan | uganda | -
ukrainian | ukraine | -
uzbek | uzbekistan | -
venezuelan | venezuela | -
vietnamese | vietnam | -
welsh | wales | -
west african | - | nigerian, ghanaian, senegalese, cameroonian, ivorian
african | africa | ethiopian, nigerian, kenyan, south african, ghanaian, senegalese, west african, moroccan, north african, tunisian, ugandan, algerian, egyptian
yemeni | yemen | -
`
