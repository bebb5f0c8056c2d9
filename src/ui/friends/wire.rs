//! The wires: what only the browser can do, done by `web/net`, which is fetched when it is first needed.

use crate::net::fair::digest;
use crate::net::keys::Binding;
use crate::ui::travel::call;
use leptos::prelude::window;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};

/// Something that happened to a wire. Line zero is the room.
pub struct Signal {
    pub kind: String,
    pub line: u32,
    pub text: String,
}

/// The mark of a line, the same at both of its ends: from the fingerprints that its `open` tells.
pub fn binding(text: &str) -> Binding {
    let hash = digest(&[b"standoff line", text.split_once(' ').unwrap_or_default().1.as_bytes()]);
    std::array::from_fn(|at| hash[at])
}

/// Makes the wires ready; then whether they are.
pub fn ready(then: impl FnOnce(bool) + 'static) {
    call("net", &[], move |done| then(done.is_ok()));
}

/// What happens to any of the wires goes here.
pub fn listen(on: impl Fn(Signal) + 'static) {
    let on = Closure::<dyn Fn(String, u32, String)>::new(move |kind, line, text| on(Signal { kind, line, text }));
    tell("listen", &[on.into_js_value()]);
}

/// Calls a function of `web/net`.
fn tell(name: &str, args: &[JsValue]) {
    let get = |from: &JsValue, name: &str| js_sys::Reflect::get(from, &name.into());
    if let Ok(net) = get(&window(), "standoff").and_then(|services| get(&services, "net"))
        && let Some(function) = get(&net, name).ok().and_then(|f| f.dyn_into::<js_sys::Function>().ok())
    {
        let _ = function.apply(&net, &args.iter().collect());
    }
}

pub fn send(line: u32, text: &str) {
    tell("send", &[line.into(), text.into()]);
}

pub fn close(line: u32) {
    tell("close", &[line.into()]);
}

/// What `then` is told of a new line: its number, the code for the other side, and why there is none.
fn with_code(name: &str, args: &[JsValue], then: impl FnOnce(Result<(u32, String), String>) + 'static) {
    let done = Closure::once_into_js(move |line: u32, code: String, why: String| {
        then(if why.is_empty() { Ok((line, code)) } else { Err(why) });
    });
    tell(name, &args.iter().cloned().chain([done]).collect::<Vec<_>>());
}

/// A code that invites somebody; `ice` are the servers that help to find each other, as JSON.
pub fn invite(ice: &str, then: impl FnOnce(Result<(u32, String), String>) + 'static) {
    with_code("invite", &[ice.into()], then);
}

/// The code that answers an invitation.
pub fn answer(code: &str, ice: &str, then: impl FnOnce(Result<(u32, String), String>) + 'static) {
    with_code("answer", &[code.into(), ice.into()], then);
}

/// Takes in the answer to an invitation; then why it is of no use, if it is not.
pub fn accept(line: u32, code: &str, then: impl FnOnce(String) + 'static) {
    tell("accept", &[line.into(), code.into(), Closure::once_into_js(then)]);
}

/// Opens a room, or looks for whoever has opened it.
pub fn room(name: &str, host: bool, trackers: &str, ice: &str) {
    tell("room", &[name.into(), host.into(), trackers.into(), ice.into()]);
}

pub fn leave_room() {
    tell("leaveRoom", &[]);
}

/// A code to look at: its path and its size.
pub fn qr(text: &str, then: impl FnOnce(String, u32) + 'static) {
    tell("qr", &[text.into(), Closure::once_into_js(then)]);
}

/// Whether there is a camera.
pub fn can_scan(then: impl FnOnce(bool) + 'static) {
    tell("canScan", &[Closure::once_into_js(then)]);
}

/// Looks through the camera until there is a code; then its text, or why there is none.
pub fn scan(video: &JsValue, then: impl FnOnce(String, String) + 'static) {
    tell("scan", &[video.clone(), Closure::once_into_js(then)]);
}

pub fn stop_scan() {
    tell("stopScan", &[]);
}
