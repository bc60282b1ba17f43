import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/** Does what each line of standard input asks of the Java of the notes, and prints one line of JSON. */
final class Driver {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Map<Integer, PayPal> CLIENTS = new HashMap<>();

    public static void main(String[] args) throws Exception {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (var line = in.readLine(); line != null; line = in.readLine()) {
            var answer = JSON.createObjectNode();
            try {
                answer.set("value", JSON.valueToTree(perform(JSON.readTree(line))));
            } catch (RuntimeException e) {
                answer.set("error", describe(e));
            }
            out.println(answer);
        }
    }

    private static Object perform(JsonNode order) {
        var paypal = CLIENTS.computeIfAbsent(order.get("client").asInt(), number ->
            new PayPal(
                URI.create(order.get("api").asText()),
                "client",
                "secret",
                Duration.ofMillis(order.get("timeout").asLong())));
        var args = order.get("args");
        return switch (order.get("do").asText()) {
            case "get" -> paypal.get(args.get(0).asText());
            case "burst" -> IntStream.range(0, args.get(1).asInt())
                .parallel()
                .mapToObj(number -> paypal.get(args.get(0).asText()))
                .toList();
            case "post" -> paypal.call("POST", args.get(0).asText(), "{}", Map.of(), false);
            case "plan" -> new Plans(paypal).createMonthlyCoffee(args.get(0).asText());
            case "subscribe" -> {
                var started = new Subscriptions(paypal).subscribeToCoffee(
                    args.get(0).asText(), args.get(1).asText(), args.get(2).asInt(), args.get(3));
                yield new String[] {started.id(), started.approveAt().toString()};
            }
            case "verify" -> new WebhookVerifier(paypal, args.get(0).asText()).isGenuine(
                name -> args.get(1).path(name).asText(null),
                args.get(2).asText().getBytes(StandardCharsets.UTF_8));
            default -> throw new IllegalArgumentException("unknown order " + order);
        };
    }

    private static ObjectNode describe(RuntimeException e) {
        var error = JSON.createObjectNode().put("message", String.valueOf(e.getMessage()));
        if (e instanceof PayPal.ApiException refused) {
            return error.put("status", refused.status)
                .put("name", refused.name())
                .put("debugId", refused.debugId());
        }
        return error.put("name", e instanceof IllegalArgumentException ? "bad-message" : "failed");
    }
}
