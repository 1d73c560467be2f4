/**
 * Table of cuisines: name | other words that ask for it | further cuisines of recipes that count as it. A
 * recipe also counts when its cuisine contains the name. A word that is first a food or a person's name
 * (turkey, chile, jordan) is left out.
 */
// biome-ignore format: a table reads best with one row per line
export const cuisineTable = `
afghan | afghanistan | -
african | africa | ethiopian, nigerian, kenyan, south african, ghanaian, senegalese, west african, moroccan, north african, tunisian, ugandan, algerian, egyptian, tanzanian, zimbabwean, mozambican, congolese, ivorian, swahili, angolan, cape verdean
albanian | albania | -
algerian | algeria | -
alsatian | alsace | -
american | america, usa, u.s. | pennsylvania dutch, southern, new england, midwestern, californian, hawaiian, cajun, creole, tex-mex, texan, new orleans, pacific northwest, appalachian, new mexican, new york, kentuckian, native american, lowcountry
anglo indian | - | anglo-indian
angolan | angola | -
appalachian | appalachia | -
apulian | puglia, pugliese | -
argentine | argentina, argentinian | -
armenian | armenia | caucasian
asian | asia, east asian, oriental, pan asian | chinese, cantonese, sichuan, hunan, shanghai, taiwanese, xinjiang, yunnan, shaanxi, beijing, japanese, korean, thai, vietnamese, filipino, indonesian, malaysian, singapore, cambodian, lao, burmese, southeast asian
australian | australia, aussie | -
austrian | austria, viennese | south tyrolean
azerbaijani | azerbaijan, azeri | -
bahamian | bahamas | -
bahraini | bahrain | -
balkan | balkans | serbian, bosnian, croatian, macedonian, albanian, bulgarian, romanian
bangladeshi | bangladesh | bengali
barbadian | barbados, bajan | -
basque | - | -
bavarian | bavaria | german
belarusian | belarus | -
belgian | belgium, flemish | -
belizean | belize | -
bengali | bengal | bangladeshi
bermudian | bermuda | -
bhutanese | bhutan | -
bolivian | bolivia | -
bosnian | bosnia | -
brazilian | brazil | -
british | britain, uk | english, scottish, welsh, irish
bulgarian | bulgaria | -
burmese | burma, myanmar | -
cajun | - | louisiana, creole
calabrian | calabria | -
californian | california | -
cambodian | cambodia, khmer | -
cameroonian | cameroon | -
canadian | canada, quebecois | -
canarian | canary islands | -
cantonese | - | -
caribbean | west indian, jerk | jamaican, cuban, puerto rican, haitian, trinidad, dominican, barbadian, bermudian
catalan | catalonia | -
central american | - | guatemalan, salvadoran, honduran, costa rican, nicaraguan, panamanian, belizean
central european | - | austrian, german, czech, hungarian, slovak, swiss, polish
chamorro | guamanian | -
chilean | - | -
chinese | china, fujian, fujianese, hokkien, hakka, dongbei | sichuan, cantonese, hunan, shanghai, taiwanese, xinjiang, yunnan, shaanxi, beijing, uyghur, hunanese, shanghainese, hong kong, northern chinese, sichuanese
chinese american | american chinese | chinese-american
colombian | colombia | -
congolese | congo | -
costa rican | costa rica | -
creole | louisiana, new orleans | cajun
croatian | croatia | -
cuban | cuba | -
cypriot | cyprus | -
czech | czechia, czech republic, bohemian | -
danish | denmark | -
dominican | - | -
dutch | netherlands, holland | -
east african | - | kenyan, tanzanian, ugandan, swahili, somali, ethiopian
eastern european | east european | polish, ukrainian, russian, romanian, bulgarian, hungarian, lithuanian, slovak, czech
ecuadorian | ecuador, ecuadorean | -
egyptian | egypt | -
emilian | emilia romagna, romagna | romagnol
emirati | uae | -
english | england | british, english
estonian | estonia | -
ethiopian | ethiopia, eritrean, eritrea | -
european | europe | french, italian, german, spanish, british, greek, polish, austrian, swiss, portuguese, hungarian
fijian | fiji | -
filipino | philippines, philippine, pinoy | -
finnish | finland | -
french | france, breton, normandy, savoyard, gascon, corsican | provençal, alsatian, burgundian, gascon, norman, martinican
galician | galicia | -
gambian | gambia | -
georgian | georgia | caucasian
german | germany, rhineland, saxon, saxony, franconian, hessian | swabian, bavarian, saxon
ghanaian | ghana | -
goan | goa | -
greek | greece | cypriot
guatemalan | guatemala | -
gujarati | gujarat | -
guyanese | guyana | -
haitian | haiti | -
hawaiian | hawaii | -
honduran | honduras | -
hong kong | - | cantonese
hunan | hunanese | -
hungarian | hungary | -
hyderabadi | hyderabad | -
icelandic | iceland | -
indian | india, desi, assamese, odia, oriya, sindhi, manipuri, naga | punjabi, bengali, goan, keralan, gujarati, hyderabadi, rajasthani, mumbai, mughlai, kashmiri, tamil, bihari, parsi, maharashtrian, anglo-indian, british indian, indo-chinese
indo chinese | indian chinese | indo-chinese
indonesian | indonesia, balinese, javanese | -
iraqi | iraq | -
irish | ireland | -
israeli | israel | -
italian | italy | sicilian, roman, tuscan, neapolitan, venetian, ligurian, piedmontese, milanese, umbrian, apulian, friulian, lombard, emilian, romagnol, sardinian, calabrian, campanian, northern italian, southern italian
italian american | american italian | italian-american
ivorian | ivory coast | -
jamaican | jamaica | -
japanese | japan, okinawan, okinawa | -
jewish | ashkenazi, sephardic | israeli
jordanian | - | -
kashmiri | kashmir | -
kazakh | kazakhstan | -
kenyan | kenya | east african
keralan | kerala | -
korean | korea | -
korean chinese | - | korean-chinese
kuwaiti | kuwait | -
kyrgyz | kyrgyzstan | -
lao | laos, laotian | -
latin american | latin, latino, south american | mexican, peruvian, brazilian, colombian, venezuelan, argentin, chilean, ecuadorian, bolivian, cuban, puerto rican, salvadoran, paraguayan, uruguayan, guatemalan, costa rican, honduran
latvian | latvia, baltic | -
lebanese | lebanon | levantine
levantine | - | lebanese, syrian, palestinian, jordanian, israeli
liberian | liberia | -
libyan | libya | -
ligurian | liguria, genoese | -
lithuanian | lithuania | -
lombard | lombardy | milanese
lowcountry | gullah | -
macedonian | macedonia | -
maharashtrian | maharashtra, marathi, malvani, konkani | mumbai
malagasy | madagascar | -
malaysian | malaysia, malay, nyonya | singaporean
maldivian | maldives | -
malian | - | -
maltese | malta | -
martinican | martinique | -
mauritian | mauritius | -
mediterranean | - | greek, italian, spanish, turkish, lebanese, provençal, israeli, moroccan, cypriot, catalan
mexican | mexico, yucatecan, yucatan, jalisco, michoacan | tex-mex, sonoran, oaxacan, sinaloan, baja
middle eastern | mideast, arabic, arab, arabian | lebanese, syrian, israeli, persian, levantine, palestinian, jordanian, turkish, egyptian, saudi, yemeni, emirati, bahraini, iraqi
midwestern | midwest | -
moldovan | moldova | -
mongolian | mongolia | -
montenegrin | montenegro | -
moroccan | morocco, maghreb | north african
mozambican | mozambique | -
neapolitan | naples | campanian
nepali | nepal, nepalese | tibetan
new england | - | -
new mexican | new mexico | -
new zealand | maori | -
nicaraguan | nicaragua | -
nigerian | nigeria | west african
nordic | scandinavian, scandinavia, norse, viking | swedish, danish, norwegian, finnish, icelandic, scandinavian
north african | - | moroccan, tunisian, algerian, egyptian
north indian | awadhi, lucknowi, mughlai | punjabi, mughlai, kashmiri, rajasthani
norwegian | norway | -
oaxacan | oaxaca | -
omani | oman | -
pakistani | pakistan | punjabi
palestinian | palestine | levantine
panamanian | panama | -
paraguayan | paraguay | -
pennsylvania dutch | amish | -
persian | iran, iranian | -
peruvian | peru | -
piedmontese | piedmont | -
polish | poland | -
polynesian | tahitian | -
portuguese | portugal | -
provençal | provence, provencal | -
puerto rican | puerto rico, boricua | -
punjabi | punjab | -
qatari | qatar | -
rajasthani | rajasthan | -
roman | rome | -
romanian | romania | -
russian | russia | -
rwandan | rwanda | -
salvadoran | el salvador | -
samoan | samoa | -
sardinian | sardinia | -
saudi | saudi arabia | -
scottish | scotland | -
senegalese | senegal | west african
serbian | serbia | -
shanghainese | shanghai | shanghai
sichuan | szechuan, szechwan | -
sicilian | sicily | -
singaporean | singapore | malaysian
slovak | slovakia | -
slovenian | slovenia | -
somali | somalia | -
south african | south africa | -
south indian | andhra, andhra pradesh, telangana, chettinad, karnataka, tamil nadu, tamilian, udupi, mangalorean, malabar | keralan, tamil, hyderabadi
southeast asian | - | thai, vietnamese, filipino, indonesian, malaysian, singaporean, cambodian, lao, burmese
southern | deep south, soul food, african american, african-american | -
spanish | spain, andalusian, asturian, aragonese, extremaduran, mallorcan | catalan, basque, galician, valencian, canarian, andalusian, asturian, aragonese
sri lankan | sri lanka | -
sudanese | sudan | -
surinamese | suriname | -
swabian | swabia | -
swedish | sweden | -
swiss | switzerland | -
syrian | syria | levantine
taiwanese | taiwan | -
tajik | tajikistan | -
tanzanian | tanzania | -
tex mex | texmex | tex-mex, mexican
texan | texas | tex-mex
thai | thailand | -
tibetan | tibet | -
tongan | tonga | -
trinidadian | trinidad | -
tunisian | tunisia | -
turkish | - | -
tuscan | tuscany | -
ugandan | uganda | -
ukrainian | ukraine | -
umbrian | umbria | -
uruguayan | uruguay | -
uzbek | uzbekistan | -
venetian | venice, veneto | -
venezuelan | venezuela | -
vietnamese | vietnam | -
welsh | wales | -
west african | - | nigerian, ghanaian, senegalese, cameroonian, ivorian
xinjiang | uyghur, uighur | uyghur
yemeni | yemen | -
yunnan | yunnanese | -
zambian | zambia | -
zimbabwean | zimbabwe | -
`
