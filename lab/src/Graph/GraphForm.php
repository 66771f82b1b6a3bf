<?php

declare(strict_types=1);

namespace Kiln\Lab\Graph;

use Kiln\Graph\Graph;

/**
 * The forms in which a cache can keep a value, as files.
 */
enum GraphForm: string
{
    case Serialize = 'serialize';
    case Igbinary = 'igbinary';
    case Msgpack = 'msgpack';
    case VarExport = 'var_export';
    case Kiln = 'kiln';
    case KilnFile = 'kiln-file';

    public function isThere(): bool
    {
        return match ($this) {
            self::Igbinary, self::Msgpack => \extension_loaded($this->value),
            default => true,
        };
    }

    public function isCode(): bool
    {
        return $this === self::VarExport || $this === self::KilnFile;
    }

    public function write(mixed $value, string $file): void
    {
        if ($this === self::KilnFile) {
            Graph::export($value, $file);

            return;
        }
        file_put_contents($file, match ($this) {
            self::Serialize => serialize($value),
            self::Igbinary => igbinary_serialize($value),
            self::Msgpack => msgpack_pack($value),
            self::VarExport => "<?php\n\nreturn " . var_export($value, true) . ";\n",
            self::Kiln => Graph::encode($value),
        });
    }

    /**
     * What restores the value. Bytes are in memory already, as those of APCu or Redis would be.
     *
     * @return \Closure(): mixed
     */
    public function reading(string $file): \Closure
    {
        $bytes = $this->isCode() ? '' : (string) file_get_contents($file);

        return match ($this) {
            self::Serialize => static fn(): mixed => unserialize($bytes),
            self::Igbinary => static fn(): mixed => igbinary_unserialize($bytes),
            self::Msgpack => static fn(): mixed => msgpack_unpack($bytes),
            self::Kiln => static fn(): mixed => Graph::decode($bytes, [Product::class]),
            self::VarExport, self::KilnFile => static fn(): mixed => require $file,
        };
    }
}
