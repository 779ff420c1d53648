export { BeginCheckoutService } from './begin-checkout.service.ts';
export { ClearEarlierService } from './clear-earlier.service.ts';
export { CheckoutController } from './checkout.controller.ts';
export { OrdersService } from './orders.service.ts';
export { StartOrderService } from './start-order.service.ts';
export { PreviewCheckoutService } from './preview-checkout.service.ts';
