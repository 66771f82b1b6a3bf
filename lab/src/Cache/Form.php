<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

use Kiln\Graph\Graph;
use Kiln\Serializer;

/**
 * The ways to keep a value: bytes, or a file of PHP code.
 */
enum Form: string
{
    case Serialize = 'serialize';
    /** With a list of the classes that may be made. */
    case Allowed = 'serialize-allowed';
    case Igbinary = 'igbinary';
    case Msgpack = 'msgpack';
    case Json = 'json';
    case JsonUnescaped = 'json-unescaped';
    /** What var_export() wrote; `__set_state()` calls the constructor. */
    case Required = 'require';
    /** The same; `__set_state()` sets the properties by reflection. */
    case ByReflection = 'require-reflection';
    case Kiln = 'kiln';
    case KilnNative = 'kiln-native';
    case KilnFile = 'kiln-file';
    case KilnJson = 'kiln-json';
    /** The checks of Kiln alone, in plain PHP. */
    case Floor = 'floor';
    case FileFloor = 'require-checked';

    /**
     * @return ?string why it cannot be measured
     */
    public function isMissing(): ?string
    {
        return match ($this) {
            self::Igbinary, self::Msgpack => \extension_loaded($this->value) ? null : 'PHP does not have this extension.',
            self::KilnNative => self::decodesNatively() ? null : 'The extension of Kiln is not loaded, or does not read graphs.',
            default => null,
        };
    }

    public static function decodesNatively(): bool
    {
        return \function_exists('Kiln\Native\decode_graph');
    }

    public function isCode(): bool
    {
        return $this === self::Required || $this === self::ByReflection || $this === self::KilnFile || $this === self::FileFloor;
    }

    /**
     * Nobody would keep values so: it shows what is possible.
     */
    public function isFloor(): bool
    {
        return $this === self::Floor || $this === self::FileFloor;
    }

    public function isKiln(): bool
    {
        return str_starts_with($this->value, 'kiln');
    }

    /**
     * A process that is without the extension reads and writes in plain PHP.
     */
    public function isNative(): bool
    {
        return $this === self::KilnNative;
    }

    /**
     * @return \Closure(mixed): string
     */
    public function encoder(): \Closure
    {
        return match ($this) {
            self::Serialize, self::Allowed => static fn(mixed $value): string => serialize($value),
            self::Igbinary => static fn(mixed $value): string => (string) igbinary_serialize($value),
            self::Msgpack => static fn(mixed $value): string => msgpack_pack($value),
            self::Json => static fn(mixed $value): string => json_encode($value, JSON_THROW_ON_ERROR),
            self::JsonUnescaped => static fn(mixed $value): string => json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
            self::Kiln, self::KilnNative => static fn(mixed $value): string => Graph::encode($value),
            self::KilnJson => self::serializer()->serialize(...),
            self::Floor => static fn(mixed $value): string => Floor::encode($value),
            self::Required, self::ByReflection, self::KilnFile, self::FileFloor => static fn(mixed $value): string => '<?php return ' . var_export($value, true) . ';',
        };
    }

    /**
     * Of bytes, not of code.
     *
     * @param list<string> $classes of the objects
     *
     * @return \Closure(string): mixed
     */
    public function decoder(array $classes): \Closure
    {
        return match ($this) {
            self::Serialize => static fn(string $bytes): mixed => unserialize($bytes),
            self::Allowed => static fn(string $bytes): mixed => unserialize($bytes, ['allowed_classes' => $classes]),
            self::Igbinary => static fn(string $bytes): mixed => igbinary_unserialize($bytes),
            self::Msgpack => static fn(string $bytes): mixed => msgpack_unpack($bytes),
            self::Json, self::JsonUnescaped => static fn(string $bytes): mixed => json_decode($bytes, true, flags: JSON_THROW_ON_ERROR),
            self::Kiln, self::KilnNative => static fn(string $bytes): mixed => Graph::decode($bytes, $classes),
            self::KilnJson => static fn(string $bytes): mixed => self::serializer()->deserialize($bytes, 'array<string, mixed>'),
            self::Floor => static fn(string $bytes): mixed => Floor::decode($bytes, $classes),
            self::Required, self::ByReflection, self::KilnFile, self::FileFloor => throw new \LogicException('Code is not decoded.'),
        };
    }

    public function write(mixed $value, string $file): null
    {
        match ($this) {
            self::KilnFile => Graph::export($value, $file),
            self::FileFloor => file_put_contents($file, '<?php ' . Floor::check(var_export($value, true)) . substr(($this->encoder())($value), 6)),
            default => file_put_contents($file, ($this->encoder())($value)),
        };

        return null;
    }

    /**
     * Reading begins with the file, as in the source of 2022.
     *
     * @param list<string> $classes of the objects
     *
     * @return \Closure(): mixed
     */
    public function reader(string $file, array $classes): \Closure
    {
        if ($this->isCode()) {
            Tree\Root::$byReflection = Tree\Leaf::$byReflection = Tree\Chain::$byReflection = $this === self::ByReflection;

            return static fn(): mixed => require $file;
        }
        $decode = $this->decoder($classes);

        return static fn(): mixed => $decode((string) file_get_contents($file));
    }

    /**
     * @return non-empty-list<string> the file, and those beside it that Kiln has made of a large value
     */
    public static function withParts(string $file): array
    {
        $parts = str_ends_with($file, '.php') ? glob(substr($file, 0, -4) . '.*.part.php') : [];

        return [$file, ...\is_array($parts) ? $parts : []];
    }

    private static function serializer(): Serializer
    {
        static $serializer;

        return $serializer ??= Serializer::create();
    }
}
