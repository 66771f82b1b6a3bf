<?php

declare(strict_types=1);

namespace Kiln\Lab\Source;

/**
 * Nested texts in Chinese, with another text of the same shape and length as in the comparison of igbinary with JSON of 2017: 65,
 * 105 and 184 characters, of which 9, 55 and 114 are ASCII.
 *
 * @see https://dengxiaolong.com/article/2017/12/igbinary-json.html
 */
final readonly class ChineseTexts
{
    /**
     * @return array<string, array<string, mixed>>
     */
    public static function value(): array
    {
        return [
            'foo' => ['bar' => ['item' => [
                'msg' => ' 1、 先把陶土揉匀再放在转盘的中央,双手沾水慢慢拉起2、 等坯体晾到半干,再用细刀修整底部3、 入窑之前每件器物都应当称重并记录',
            ]]],
            'user' => [
                'content' => '窑炉的温度由 bin/control -v 程序每隔十秒读取一次，读数写入日志并同时发送给值班人员们的 monitor 页面。目前的设备地址为10.0.0.17的/srv/kiln/logs/today/目录。',
                'content1' => '每座窑有两份计划，一份是firing.plan，另一份是firing.plan.new。firing.plan是正在使用的计划,而firing.plan.new用于检查新的曲线是否正确。两者的差别只在最后一段，firing.plan含有glaze目录所有glaze/curve.plan文件，而firing.plan.new含有所有的curve.plan.new文件。',
            ],
        ];
    }
}
