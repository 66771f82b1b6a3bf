<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

use Kiln\Graph\Graph;
use Kiln\Lab\Functions;
use Kiln\Serializer;

/** The ways to keep a value: bytes, or a file of PHP code. */
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
    /** igbinary, and a checksum as Kiln has one: not even kept, nor compared. */
    case IgbinaryChecked = 'igbinary-checksum';
    /** The file of igbinary, read and checked, of which nothing is made. */
    case FileAlone = 'file-alone';

    /** @return ?string why it cannot be measured */
    public function isMissing(): ?string
    {
        return match ($this) {
            self::Igbinary, self::IgbinaryChecked, self::FileAlone => \extension_loaded('igbinary') ? null : 'PHP does not have this extension.',
            self::Msgpack => \extension_loaded('msgpack') ? null : 'PHP does not have this extension.',
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

    /** Nobody would keep values so: it shows what is possible. */
    public function isFloor(): bool
    {
        return $this === self::Floor || $this === self::FileFloor || $this === self::IgbinaryChecked || $this === self::FileAlone;
    }

    public function isKiln(): bool
    {
        return str_starts_with($this->value, 'kiln');
    }

    /** A process that is without the extension reads and writes in plain PHP. */
    public function isNative(): bool
    {
        return $this === self::KilnNative;
    }

    /**
     * What writes bytes or code, and what reads bytes: code is not decoded.
     *
     * @param list<string> $classes of the objects
     */
    public function codec(array $classes = []): Functions
    {
        return match ($this) {
            self::Serialize => new Functions(static fn(mixed $value): string => serialize($value), static fn(string $bytes): mixed => unserialize($bytes)),
            self::Allowed => new Functions(static fn(mixed $value): string => serialize($value), static fn(string $bytes): mixed => unserialize($bytes, ['allowed_classes' => $classes])),
            self::Igbinary => new Functions(static fn(mixed $value): string => (string) igbinary_serialize($value), static fn(string $bytes): mixed => igbinary_unserialize($bytes)),
            self::IgbinaryChecked => new Functions(
                static fn(mixed $value): string => crc32($bytes = (string) igbinary_serialize($value)) === 0 ? '' : $bytes,
                static fn(string $bytes): mixed => crc32($bytes) === 0 ? null : igbinary_unserialize($bytes),
            ),
            self::FileAlone => new Functions(static fn(mixed $value): string => (string) igbinary_serialize($value), static fn(string $bytes): int => crc32($bytes)),
            self::Msgpack => new Functions(static fn(mixed $value): string => msgpack_pack($value), static fn(string $bytes): mixed => msgpack_unpack($bytes)),
            self::Json => new Functions(static fn(mixed $value): string => json_encode($value, JSON_THROW_ON_ERROR), static fn(string $bytes): mixed => json_decode($bytes, true, flags: JSON_THROW_ON_ERROR)),
            self::JsonUnescaped => new Functions(static fn(mixed $value): string => json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), static fn(string $bytes): mixed => json_decode($bytes, true, flags: JSON_THROW_ON_ERROR)),
            self::Kiln, self::KilnNative => new Functions(static fn(mixed $value): string => Graph::encode($value), static fn(string $bytes): mixed => Graph::decode($bytes, $classes)),
            self::KilnJson => new Functions(self::serializer()->serialize(...), static fn(string $bytes): mixed => self::serializer()->deserialize($bytes, 'array<string, mixed>')),
            self::Floor => new Functions(static fn(mixed $value): string => Floor::encode($value), static fn(string $bytes): mixed => Floor::decode($bytes, $classes)),
            self::Required, self::ByReflection, self::KilnFile, self::FileFloor => new Functions(static fn(mixed $value): string => '<?php return ' . var_export($value, true) . ';', static fn(string $code): mixed => throw new \LogicException('Code is not decoded.')),
        };
    }

    public function write(mixed $value, string $file): null
    {
        match ($this) {
            self::KilnFile => Graph::export($value, $file),
            self::FileFloor => file_put_contents($file, '<?php ' . Floor::check(var_export($value, true)) . substr(($this->codec()->write)($value), 6)),
            default => file_put_contents($file, ($this->codec()->write)($value)),
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
        $decode = $this->codec($classes)->read;

        return static fn(): mixed => $decode((string) file_get_contents($file));
    }

    /** @return non-empty-list<string> the file, and those beside it that Kiln has made of a large value */
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
