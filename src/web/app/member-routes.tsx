import { lazy, useEffect } from 'react'
import { matchPath, Route, Routes, useLocation, useNavigate } from 'react-router'
import { fetchAhead } from '#web/lib/fetch-ahead.ts'
import { authModeOf, paths, returnAddressOf } from '#web/lib/paths.ts'
import { prepared } from '#web/lib/prepared.tsx'
import { prepareMenus } from '#web/ui/menu.tsx'
import { Shell } from './shell.tsx'
import { usePaymentReturn } from './use-payment-return.ts'
import { ToShared } from './visitor-routes.tsx'

const Admin = lazy(() => import('#web/pages/admin.tsx').then((m) => ({ default: m.Admin })))
const AdminModels = lazy(() =>
  import('#web/pages/admin-models.tsx').then((m) => ({ default: m.AdminModels })),
)
const AuthAction = lazy(() => import('#web/pages/auth-action.tsx').then((m) => ({ default: m.AuthAction })))
const Home = prepared(() => import('#web/pages/home.tsx').then((m) => m.Home))
const MyRecipes = prepared(() => import('#web/pages/my-recipes.tsx').then((m) => m.MyRecipes))
const Calendar = prepared(() => import('#web/pages/calendar.tsx').then((m) => m.Calendar))
const ImportPage = lazy(() => import('#web/pages/import.tsx').then((m) => ({ default: m.ImportPage })))
const NewRecipe = lazy(() => import('#web/pages/new-recipe.tsx').then((m) => ({ default: m.NewRecipe })))
const OcrUploadPage = lazy(() =>
  import('#web/pages/ocr-upload.tsx').then((m) => ({ default: m.OcrUploadPage })),
)
const Popular = lazy(() => import('#web/pages/popular.tsx').then((m) => ({ default: m.Popular })))
const RecipePage = prepared(() => import('#web/pages/recipe.tsx').then((m) => m.RecipePage))
const CookPage = lazy(() => import('#web/pages/cook.tsx').then((m) => ({ default: m.CookPage })))
const Shopping = lazy(() => import('#web/pages/shopping.tsx').then((m) => ({ default: m.Shopping })))
const SearchPage = lazy(() => import('#web/pages/search.tsx').then((m) => ({ default: m.SearchPage })))
const Profile = lazy(() => import('#web/pages/profile.tsx').then((m) => ({ default: m.Profile })))
const Subscribe = lazy(() => import('#web/pages/subscribe.tsx').then((m) => ({ default: m.Subscribe })))
const ManageSubscription = lazy(() =>
  import('#web/pages/manage-subscription.tsx').then((m) => ({ default: m.ManageSubscription })),
)
const ReceiptPage = lazy(() => import('#web/pages/receipt.tsx').then((m) => ({ default: m.ReceiptPage })))
const ShareTarget = lazy(() =>
  import('#web/pages/share-target.tsx').then((m) => ({ default: m.ShareTarget })),
)
const NotFound = lazy(() => import('#web/pages/not-found.tsx').then((m) => ({ default: m.NotFound })))
const Shared = lazy(() => import('#web/pages/shared.tsx').then((m) => ({ default: m.Shared })))

/** Fetches the home page, which follows a sign-in, while the password is still being typed. */
export const prepareHome = Home.prepare

// The opened page's code is fetched while the sign-in state is still being determined.
const opened = [
  [paths.home, Home],
  [paths.recipes, MyRecipes],
  ['/recipe/:id', RecipePage],
  [paths.calendar, Calendar],
] as const
for (const [path, page] of opened) if (matchPath(path, window.location.pathname)) page.prepare()

/** Fetches the pages that a cook most likely opens next. */
const prepareNextPages = () => fetchAhead(RecipePage.prepare, MyRecipes.prepare, prepareMenus)

/** Routes of a signed-in cook. */
export function MemberRoutes() {
  useReturnAfterSignIn()
  usePaymentReturn()
  useEffect(prepareNextPages, [])
  return (
    <Routes>
      <Route path="/recipe/:id/cook" element={<CookPage />} />
      <Route element={<Shell />}>
        <Route path="/" element={<Home />} />
        <Route path="/recipes" element={<MyRecipes />} />
        <Route path="/recipe/new" element={<NewRecipe />} />
        <Route path="/recipe/:id" element={<RecipePage />} />
        <Route path="/import" element={<ImportPage />} />
        <Route path="/ocr-upload" element={<OcrUploadPage />} />
        <Route path="/popular" element={<Popular />} />
        <Route path="/calendar" element={<Calendar />} />
        <Route path="/shopping" element={<Shopping />} />
        <Route path="/search" element={<SearchPage />} />
        <Route path="/profile" element={<Profile />} />
        <Route path="/subscribe" element={<Subscribe />} />
        <Route path="/manage-subscription" element={<ManageSubscription />} />
        <Route path="/manage-subscription/receipts/:id" element={<ReceiptPage />} />
        <Route path="/admin" element={<Admin />} />
        <Route path="/admin/ai" element={<AdminModels />} />
        <Route path="/shared/:id" element={<Shared />} />
        <Route path="/share-target" element={<ShareTarget />} />
        <Route path="/__/auth/action" element={<AuthAction />} />
        <Route path="/share/:id" element={<ToShared />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

/** Replaces the sign-in screen's address by the page that was requested before, or by the home page. */
function useReturnAfterSignIn() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const asked = new URLSearchParams(search)
    if (pathname === paths.home && authModeOf(asked))
      navigate(returnAddressOf(asked) ?? paths.home, { replace: true })
  }, [pathname, search, navigate])
}
