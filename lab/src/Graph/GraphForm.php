<?php

declare(strict_types=1);

namespace Kiln\Lab\Graph;

use Kiln\Graph\Graph;

/**
 * The forms in which a cache can keep a value, as files.
 */
enum GraphForm: string
{
    use InBytesOrCode;

    case Serialize = 'serialize';
    case Igbinary = 'igbinary';
    case Msgpack = 'msgpack';
    case VarExport = 'var_export';
    case Kiln = 'kiln';
    case KilnNative = 'kiln-native';
    case KilnFile = 'kiln-file';

    /**
     * A million objects are there to see how the time grows; other forms take more memory for them than many machines have.
     */
    public function takes(GraphWorkload $workload): bool
    {
        return $workload !== GraphWorkload::MillionObjects || \in_array($this, [self::Igbinary, self::Kiln, self::KilnNative], true);
    }

    public function write(mixed $value, string $file): void
    {
        if ($this === self::KilnFile) {
            Graph::export($value, $file);

            return;
        }
        file_put_contents($file, $this->codec()?->encode($value) ?? "<?php\n\nreturn " . var_export($value, true) . ";\n");
    }

    /**
     * What restores the value. Bytes are in memory already, as those of APCu or Redis would be.
     *
     * @return \Closure(): mixed
     */
    public function reading(string $file): \Closure
    {
        $codec = $this->codec();
        if ($codec === null) {
            return static fn(): mixed => require $file;
        }
        $bytes = (string) file_get_contents($file);

        return static fn(): mixed => $codec->decode($bytes, [Product::class]);
    }

    public function codec(): ?Codec
    {
        return Codec::tryFrom($this->value);
    }
}
