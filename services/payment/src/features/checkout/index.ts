export { StartOrderService } from './start-order.service.ts';
export { CheckoutModule } from './checkout.module.ts';
