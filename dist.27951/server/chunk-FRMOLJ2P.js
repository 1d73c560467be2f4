import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{external_exports}from"./chunk-FDM4B2LJ.js";import{MAX_DESCRIPTION_LENGTH,MAX_GROUP_LENGTH,MAX_INGREDIENTS,MAX_LINE_LENGTH,MAX_STEPS,MAX_STEP_LENGTH,
MAX_TITLE_LENGTH}from"./chunk-M25N7W4Z.js";var id=external_exports.uuid();var idParams=external_exports.object({id});var instant=external_exports.iso.datetime({offset:true});var calendarDay=external_exports.
iso.date().refine(date=>date>="1900-01-01","Please choose a day of this century.");var ok=external_exports.object({ok:external_exports.literal(true)});var message=external_exports.
object({message:external_exports.string()});var writtenText=max=>external_exports.string().trim().max(max).refine(text=>!text.includes("\0"),"This text has a ch\
aracter that cannot be kept.");var categories=["breakfast","lunch","dinner","snack","dessert"];var category=external_exports.enum(categories);var subscriptionStatuses=[
"free","active","canceled","past_due"];var subscriptionStatus=external_exports.enum(subscriptionStatuses);var ingredient=external_exports.object({amount:external_exports.string().max(MAX_LINE_LENGTH),item:external_exports.string().trim().min(1).max(MAX_LINE_LENGTH),
group:external_exports.string().trim().min(1).max(MAX_GROUP_LENGTH).optional()});var minutes=external_exports.int().min(0).max(10080);var recipeDraft=external_exports.
object({title:external_exports.string().trim().min(1).max(MAX_TITLE_LENGTH),description:external_exports.string().trim().max(MAX_DESCRIPTION_LENGTH),category,prepTime:minutes,
cookTime:minutes,restTime:minutes.default(0),servings:external_exports.int().min(1).max(100),ingredients:external_exports.array(ingredient).max(MAX_INGREDIENTS),
instructions:external_exports.array(external_exports.string().trim().min(1).max(MAX_STEP_LENGTH)).max(MAX_STEPS)});var recipeHead=recipeDraft.omit({ingredients:true,
instructions:true});var nutrition=external_exports.object({calories:external_exports.number().min(0),protein:external_exports.number().min(0),carbs:external_exports.
number().min(0),fat:external_exports.number().min(0),fiber:external_exports.number().min(0),sugar:external_exports.number().min(0),sodium:external_exports.number().
min(0)});var nutritionCoverage=external_exports.object({linesCounted:external_exports.int().min(0),lines:external_exports.int().min(0),unmatched:external_exports.
array(external_exports.string())});var findingSeverities=["error","warning","note"];var finding=external_exports.object({rule:external_exports.string(),severity:external_exports.
enum(findingSeverities),place:external_exports.string(),message:external_exports.string(),remedy:external_exports.string().optional()});var checkReport=external_exports.
object({rules:external_exports.array(external_exports.object({group:external_exports.string(),passed:external_exports.boolean()})),findings:external_exports.array(
finding)});var groceryList=external_exports.record(external_exports.string(),external_exports.array(external_exports.string()));var recipeSource=external_exports.
object({kind:external_exports.enum(["text","ingredients","option","ocr","manual","import","shared","popular","refined"]),engine:external_exports.string().nullable(),
prompt:external_exports.string().nullable(),from:external_exports.string().optional(),promptVersion:external_exports.string().optional(),understood:external_exports.
array(external_exports.object({words:external_exports.string(),means:external_exports.string()})).optional(),url:external_exports.string().nullish(),author:external_exports.
string().nullish(),app:external_exports.string().optional(),original:external_exports.object({kind:external_exports.string(),engine:external_exports.string().nullable(),
prompt:external_exports.string().nullable()}).optional()});var recipe=recipeDraft.extend({id,imageUrl:external_exports.string().nullable(),imageAlt:external_exports.
string().nullable(),painting:external_exports.enum(["coming","failed"]).optional(),isFavorite:external_exports.boolean(),folderId:id.nullable(),createdAt:instant,
updatedAt:instant,version:external_exports.int().min(1),groceryList,nutrition:nutrition.nullable(),nutritionCoverage:nutritionCoverage.nullable(),checks:checkReport.
nullable(),source:recipeSource,isShared:external_exports.boolean(),inReview:external_exports.boolean(),averageRating:external_exports.number().nullable(),totalRatings:external_exports.
int(),myRating:external_exports.int().nullable()});var recipeCard=recipeHead.extend(recipe.pick({id:true,nutrition:true,imageUrl:true,imageAlt:true,isFavorite:true,
isShared:true,folderId:true,createdAt:true,averageRating:true,totalRatings:true,myRating:true}).shape);var allergens=["gluten","crustaceans","eggs","fish","peanuts","soy","milk","tree-nuts","celery","mustard","sesame","sulphites","lupin","molluscs"];var diets=["v\
egetarian","vegan","pescatarian","gluten-free","dairy-free","egg-free","nut-free","soy-free","fish-free","shellfish-free","sesame-free","low-carb","halal","kosh\
er","pork-free","alcohol-free","low-sodium"];export{id,idParams,instant,calendarDay,ok,message,writtenText,categories,category,subscriptionStatuses,subscriptionStatus,minutes,recipeDraft,recipeHead,nutrition,
nutritionCoverage,finding,checkReport,recipeSource,recipe,recipeCard,allergens,diets};
//# sourceMappingURL=chunk-FRMOLJ2P.js.map
