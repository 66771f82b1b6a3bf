<?php

declare(strict_types=1);

namespace Kiln\Graph\Wrapped;

use Kiln\Graph\AllowedClasses;
use Kiln\Graph\Build\Calls;
use Kiln\Graph\Build\Classes;
use Kiln\Graph\Bytes\Varint;
use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\Collect\LazyObject;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Direct\DirectReader;
use Kiln\Graph\PlainGraph;
use Kiln\Graph\Read\Cursor;
use Kiln\Graph\Read\ReadShape;
use Kiln\Graph\Serialized\SerializedReader;
use Kiln\Graph\Serialized\SerializedWriter;
use Kiln\Graph\StaleData;
use Kiln\Graph\UndecodableBytes;

/**
 * An object that keeps and restores itself by __serialize() and __unserialize(), around a small value: what caches put around an
 * item. Nothing but the two methods runs code of users, and only when all else is done.
 *
 * @internal
 */
final class Wrapper
{
    private const MOST_KNOWN = 1_000;

    /** @var array<string, array{\ReflectionClass<object>, \ReflectionMethod, \ReflectionMethod}|false> with both methods, by name, for the process; false of other classes */
    private static array $known = [];

    /**
     * @return string|array<int, array{object, mixed}> bytes; or, where columns are the better form, what __serialize() has answered,
     *                                                 by spl_object_id(); none for objects of other classes
     */
    public static function write(object $object): string|array
    {
        $methods = self::methods($object::class);
        if ($methods === null || (LazyObject::EXIST && LazyObject::isUninitialized($object, $methods[0]))) {
            return [];
        }
        $data = $methods[1]->invoke($object);
        $content = \is_array($data) ? SerializedWriter::content($data) : null;

        return $content === null ? [\spl_object_id($object) => [$object, $data]] : PlainGraph::seal(PlainGraph::WRAPPED, self::head($object::class, PlainGraph::SERIALIZED), $content);
    }

    private static function head(string $class, int $form): string
    {
        return Varint::unsigned(\strlen($class)) . $class . \chr($form);
    }

    /**
     * @return array{string, int, int} the class, the form of what it is to be given, and where that begins
     *
     * @throws DamagedBytes
     */
    public static function open(string $bytes, int $position, int $end): array
    {
        $cursor = new Cursor($bytes, $position, $end);
        $class = $cursor->take($cursor->unsigned());
        $form = $cursor->byte();
        if ($cursor->remaining() === 0) {
            throw new DamagedBytes('The bytes end too early.');
        }

        return [$class, $form, $end - $cursor->remaining()];
    }

    /**
     * @param int               $position of the first byte behind the form
     * @param int               $end      the position behind the value
     * @param list<string>|AllowedClasses|null $allowed null for all
     *
     * @throws UndecodableBytes
     */
    public static function read(string $bytes, int $position, int $end, array|AllowedClasses|null $allowed): object
    {
        [$class, $form, $position] = self::open($bytes, $position, $end);
        if ($class === '' || $class[0] === '\\' || !\is_array($allowed) || !\in_array($class, $allowed, true)) {
            (new Classes(self::allowed($allowed)))->assertAllowedClass($class);
        }
        $data = match ($form) {
            PlainGraph::SERIALIZED => SerializedReader::read($bytes, $position, $end, $allowed),
            PlainGraph::DIRECT => DirectReader::read($bytes, $position, $end, self::allowed($allowed)),
            default => throw new DamagedBytes('What an object is to be given has an unknown form.'),
        };
        if (!\is_array($data)) {
            throw new DamagedBytes('What is to be given to __unserialize() is no array.');
        }
        $methods = \class_exists($class) ? self::methods($class) : null;
        if ($methods === null) {
            // Mostly says what is wrong by itself.
            (new Classes(self::allowed($allowed)))->plan(new ReadShape($class, [], Restoring::Data, ClassAnatomy::NO_LAYOUT, 0, 0));

            throw new StaleData($class, 'it has no methods of its own any more by which objects are kept');
        }
        $object = $methods[0]->newInstanceWithoutConstructor();
        try {
            $methods[2]->invoke($object, $data);
        } catch (\Throwable $refusal) {
            throw Calls::refused("{$class}::__unserialize()", $refusal);
        }

        return $object;
    }

    /**
     * @param list<string>|AllowedClasses|null $allowed
     */
    private static function allowed(array|AllowedClasses|null $allowed): AllowedClasses
    {
        return $allowed instanceof AllowedClasses ? $allowed : new AllowedClasses($allowed);
    }

    /**
     * @param class-string $class
     *
     * @return array{\ReflectionClass<object>, \ReflectionMethod, \ReflectionMethod}|null with __serialize() and __unserialize()
     */
    private static function methods(string $class): ?array
    {
        if (!isset(self::$known[$class])) {
            self::$known = \count(self::$known) < self::MOST_KNOWN ? self::$known : [];
            self::$known[$class] = self::find(new \ReflectionClass($class)) ?? false;
        }

        return self::$known[$class] === false ? null : self::$known[$class];
    }

    /**
     * @param \ReflectionClass<object> $class
     *
     * @return array{\ReflectionClass<object>, \ReflectionMethod, \ReflectionMethod}|null
     */
    private static function find(\ReflectionClass $class): ?array
    {
        if (!$class->hasMethod('__serialize') || !$class->hasMethod('__unserialize') || $class->hasMethod('__destruct')
            || $class->isAbstract() || $class->isAnonymous() || $class->isEnum()) {
            return null;
        }
        for ($ancestor = $class; $ancestor !== false; $ancestor = $ancestor->getParentClass()) {
            if ($ancestor->isInternal()) {
                return null;
            }
        }

        return [$class, $class->getMethod('__serialize'), $class->getMethod('__unserialize')];
    }
}
