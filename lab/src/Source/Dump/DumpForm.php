<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump;

use Kiln\Graph\Graph;
use Kiln\Lab\Graph\Codec;
use Kiln\Lab\Graph\InBytesOrCode;

/**
 * The ways to keep the value in a file and to read it again.
 */
enum DumpForm: string
{
    use InBytesOrCode;

    case Unserialize = 'unserialize';
    case AllowedClasses = 'unserialize-allowed';
    case Restoring = 'unserialize-method';
    case Constructor = 'require-constructor';
    case Reflection = 'require-reflection';
    case Igbinary = 'igbinary';
    case Msgpack = 'msgpack';
    case Kiln = 'kiln';
    case KilnNative = 'kiln-native';
    case KilnFile = 'kiln-file';

    public function codec(): ?Codec
    {
        return match ($this) {
            self::Unserialize, self::AllowedClasses, self::Restoring => Codec::Serialize,
            self::Igbinary => Codec::Igbinary,
            self::Msgpack => Codec::Msgpack,
            self::Kiln => Codec::Kiln,
            self::KilnNative => Codec::KilnNative,
            self::Constructor, self::Reflection, self::KilnFile => null,
        };
    }

    public function family(): Family
    {
        return match ($this) {
            self::Restoring => Family::Restoring,
            self::Reflection => Family::Reflection,
            default => Family::Plain,
        };
    }

    public function file(string $directory, Size $size): string
    {
        return "{$directory}/{$size->objects()}.{$this->value}" . ($this->isCode() ? '.php' : '');
    }

    public function write(object $value, string $file): void
    {
        match ($this) {
            self::KilnFile => Graph::export($value, $file),
            self::Constructor, self::Reflection => file_put_contents($file, "<?php\n\nreturn " . var_export($value, true) . ";\n"),
            default => file_put_contents($file, (string) $this->codec()?->encode($value)),
        };
    }

    /**
     * Reading begins with the file, as in the source.
     */
    public function read(string $file): mixed
    {
        return match ($this) {
            self::Constructor, self::Reflection, self::KilnFile => require $file,
            self::AllowedClasses => unserialize((string) file_get_contents($file), ['allowed_classes' => $this->family()->classes()]),
            default => $this->codec()?->decode((string) file_get_contents($file), $this->family()->classes()),
        };
    }
}
