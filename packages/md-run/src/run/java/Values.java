import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/**
 * Turns the values of a case into what a parameter wants, and what a method returns back. Linked lists and
 * trees are recognised by the names of their fields, as judges define them: val with next, or with left and
 * right; a tree is written level by level with null for a missing child.
 */
final class Values {
  private Values() {}

  static Object toJava(Object value, Type type) throws ReflectiveOperationException {
    if (type instanceof ParameterizedType generic) {
      return toCollection((List<?>) value, (Class<?>) generic.getRawType(), generic.getActualTypeArguments()[0]);
    }
    if (type instanceof GenericArrayType array) {
      return toArray((List<?>) value, (Class<?>) ((ParameterizedType) array.getGenericComponentType()).getRawType(), array.getGenericComponentType());
    }
    if (!(type instanceof Class<?> wanted)) return value;
    if (wanted == int.class || wanted == Integer.class) return value == null ? null : Math.toIntExact((Long) value);
    if (wanted == double.class || wanted == Double.class) return ((Number) value).doubleValue();
    if (wanted == char.class || wanted == Character.class) return ((String) value).charAt(0);
    if (wanted == char[].class && value instanceof String text) return text.toCharArray();
    if (wanted.isArray()) return toArray((List<?>) value, wanted.getComponentType(), wanted.getComponentType());
    if (hasField(wanted, "next")) return toLinkedList((List<?>) value, wanted);
    if (hasField(wanted, "left")) return toTree((List<?>) value, wanted);
    if (Collection.class.isAssignableFrom(wanted)) return toCollection((List<?>) value, wanted, Object.class);
    return value;
  }

  private static Object toArray(List<?> values, Class<?> component, Type type) throws ReflectiveOperationException {
    Object array = Array.newInstance(component, values.size());
    for (int i = 0; i < values.size(); i++) Array.set(array, i, toJava(values.get(i), type));
    return array;
  }

  private static Collection<Object> toCollection(List<?> values, Class<?> wanted, Type item) throws ReflectiveOperationException {
    Collection<Object> result = Set.class.isAssignableFrom(wanted) ? new HashSet<>() : new ArrayList<>();
    for (Object value : values) result.add(toJava(value, item));
    return result;
  }

  private static boolean hasField(Class<?> type, String name) {
    for (Field field : type.getDeclaredFields()) {
      if (field.getName().equals(name) && field.getType() == type) return true;
    }
    return false;
  }

  private static Field field(Class<?> type, String name) throws ReflectiveOperationException {
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  private static Object node(Class<?> type, Object value) throws ReflectiveOperationException {
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (constructor.getParameterCount() == 1) {
        constructor.setAccessible(true);
        return constructor.newInstance(toJava(value, constructor.getGenericParameterTypes()[0]));
      }
    }
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    Object node = constructor.newInstance();
    field(type, "val").set(node, toJava(value, field(type, "val").getGenericType()));
    return node;
  }

  private static Object toLinkedList(List<?> values, Class<?> type) throws ReflectiveOperationException {
    Object head = null;
    for (int i = values.size() - 1; i >= 0; i--) {
      Object node = node(type, values.get(i));
      field(type, "next").set(node, head);
      head = node;
    }
    return head;
  }

  private static Object toTree(List<?> values, Class<?> type) throws ReflectiveOperationException {
    if (values.isEmpty()) return null;
    Object root = node(type, values.get(0));
    Queue<Object> parents = new ArrayDeque<>(List.of(root));
    for (int i = 1; i < values.size(); ) {
      Object parent = parents.remove();
      for (String side : new String[] {"left", "right"}) {
        if (i >= values.size()) break;
        Object value = values.get(i++);
        if (value == null) continue;
        Object child = node(type, value);
        field(type, side).set(parent, child);
        parents.add(child);
      }
    }
    return root;
  }

  /** Lists and trees of nodes as plain lists; everything else is left for the writer of JSON. */
  static Object fromJava(Object value, Class<?> declared) throws ReflectiveOperationException {
    if (value == null) return hasField(declared, "next") || hasField(declared, "left") ? List.of() : null;
    Class<?> type = value.getClass();
    if (hasField(type, "next")) {
      List<Object> values = new ArrayList<>();
      for (Object node = value; node != null; node = field(type, "next").get(node)) {
        values.add(field(type, "val").get(node));
      }
      return values;
    }
    if (hasField(type, "left")) return fromTree(value, type);
    return value;
  }

  private static List<Object> fromTree(Object root, Class<?> type) throws ReflectiveOperationException {
    List<Object> values = new ArrayList<>();
    List<Object> level = new ArrayList<>();
    level.add(root);
    while (!level.isEmpty()) {
      List<Object> below = new ArrayList<>();
      for (Object node : level) {
        values.add(node == null ? null : field(type, "val").get(node));
        if (node == null) continue;
        below.add(field(type, "left").get(node));
        below.add(field(type, "right").get(node));
      }
      level = below;
    }
    while (values.get(values.size() - 1) == null) values.remove(values.size() - 1);
    return values;
  }
}
