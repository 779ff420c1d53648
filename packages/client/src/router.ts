/**
 * The part of react-router that the site uses. Shell and remotes share this entry instead of the whole
 * library, so that a first visit does not load its server and framework parts.
 */
export {
  createBrowserRouter,
  Link,
  Navigate,
  NavigationType,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
export type { LinkProps, RouteObject } from 'react-router';
