//! A panic's words on their way to the crash screen, which is JavaScript (`web/crash.js`): after a panic nothing here is sound.

use js_sys::{Function, Reflect};
use leptos::prelude::window;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::prelude::wasm_bindgen;
use leptos::wasm_bindgen::{self, JsCast, JsValue};
use std::panic::PanicHookInfo;

/// Sends the words of every panic to `reportPanic`, which page and bot worker each define.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|info: &PanicHookInfo| {
        if let Some(report) = function(&js_sys::global(), "reportPanic") {
            let _ = report.call1(&JsValue::NULL, &info.to_string().into());
        }
    }));
}

/// Panics, in the page or in the bot worker: for tests, and to look at the crash screen from the browser's console with
/// `(await import(document.getElementById("game").href)).panic_on_purpose()`.
#[wasm_bindgen]
pub fn panic_on_purpose() {
    panic!("on purpose");
}

/// Copies a report about a failure the page survived; then whether it could be copied.
pub fn copy_report(message: &str, then: impl FnOnce(bool) + 'static) {
    let services = Reflect::get(&window(), &"standoff".into()).unwrap_or_default();
    if let Some(copy) = function(&services, "copyReport") {
        let _ = copy.call2(&services, &message.into(), &Closure::once_into_js(then));
    }
}

fn function(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}
